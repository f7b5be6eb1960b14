import { integrityOf } from '@/scripts/lib/files';
import { sendFormUrl } from '@/site/emailjs';
import { openStreetMapOrigin } from '@/site/map';
import { headStart } from './hoistEarlyScript';

export interface PolicyParts {
  /** Whether the owner has set a reCAPTCHA key, which adds Google's hosts and Trusted Types policies. */
  readonly recaptcha: boolean;
}

const emailJs = new URL(sendFormUrl).origin;

/** Google's own list: https://developers.google.com/recaptcha/docs/faq, "I'm using content-security-policy". */
const recaptchaSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
} as const;

const scriptElement = /<script([^>]*)>(.*?)<\/script>/gs;
const styleElement = /<style[^>]*>(.*?)<\/style>/gs;
/** Browsers do not run scripts of these types, which are data; they run those of other types and without a type. */
const dataType = /\stype="(?:application|text)\/(?:ld\+)?json"/;
const sourceAttribute = /\ssrc="/;
/** An attribute of a tag that no hash can allow. */
const inlineAttribute = /<[a-z][^>]*\s(style|on[a-z]+)="[^>]*>/i;

function hashes(texts: readonly (string | undefined)[]): string[] {
  return [...new Set(texts.map((text = '') => `'${integrityOf(text)}'`))];
}

function inlineScripts(html: string): (string | undefined)[] {
  return [...html.matchAll(scriptElement)]
    .filter(
      ([, attributes = '']) => !sourceAttribute.test(attributes) && !dataType.test(attributes),
    )
    .map(([, , text]) => text);
}

/**
 * Makes the content security policy of a page, with the hashes of its inline code.
 *
 * @throws when the page has a `style` attribute or an event handler, which the policy would block
 */
export function contentSecurityPolicy(html: string, { recaptcha }: PolicyParts): string {
  const markup = html.replace(scriptElement, '').replace(styleElement, '');
  const [tag, attribute] = inlineAttribute.exec(markup) ?? [];
  if (tag) throw new Error(`${attribute}="…" in the HTML is against the policy: ${tag}`);

  const styles = [...html.matchAll(styleElement)].map(([, text]) => text);
  const sends = markup.includes('<form ') ? [emailJs] : [];
  const isGuarded = recaptcha && sends.length > 0;
  const google = isGuarded ? recaptchaSources : { script: [], frame: [], connect: [] };
  const frames = markup.includes('<iframe ') ? ["'self'", openStreetMapOrigin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(inlineScripts(html)), ...google.script],
    'style-src': ["'self'", ...hashes(styles)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    // By 'self', the policy lets tools such as Lighthouse read robots.txt from within a page.
    'connect-src': ["'self'", ...sends, ...google.connect],
    'frame-src': frames.length > 0 ? [...frames, ...google.frame] : ["'none'"],
    'form-action': sends.length > 0 ? sends : ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Google's script creates policies of its own, and their names may change.
    ...(!isGuarded && { 'trusted-types': ["'none'"] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * Writes the policy into a page, directly after the charset: it applies to what follows it. Must be the last change of the
 * page's scripts and styles.
 *
 * @throws when the head does not begin with the charset, or {@link contentSecurityPolicy} throws
 */
export function addPolicy(html: string, parts: PolicyParts): string {
  if (!html.includes(headStart)) throw new Error('the charset does not come first in <head>');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(html, parts)}"/>`;
  return html.replace(headStart, () => headStart + meta);
}
