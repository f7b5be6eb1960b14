import type { HTMLElement } from 'node-html-parser';
import { deliveryOrigins } from '@/components/contacts/EnquiryForm/delivery';
import { thirdParties } from '@/content/thirdParties';
import { integrityOf } from '@/scripts/files/files';

/** Types of scripts that contain data. Browsers run all other inline scripts. */
const dataType = /^(?:application|text)\/(?:ld\+)?json$/;

function hashes(elements: readonly HTMLElement[]): string[] {
  return [...new Set(elements.map(({ rawText }) => `'${integrityOf(rawText)}'`))];
}

/**
 * Makes the content security policy of a page, with the hashes of its inline code.
 *
 * @param recaptcha whether the owner has set a key, which adds Google's hosts and Trusted Types policies
 * @throws if the page has a `style` attribute or an event handler, because no hash can allow it
 */
export function contentSecurityPolicy(page: HTMLElement, recaptcha: boolean): string {
  for (const { rawAttributes, rawTagName, rawAttrs } of page.querySelectorAll('*')) {
    const attribute = Object.keys(rawAttributes).find((name) => /^(?:style|on[a-z]+)$/i.test(name));
    if (attribute)
      throw new Error(`The policy does not allow ${attribute}="…": <${rawTagName} ${rawAttrs}>`);
  }
  const scripts = page
    .querySelectorAll('script:not([src])')
    .filter((script) => !dataType.test(script.getAttribute('type') ?? ''));
  const { recaptcha: google, openStreetMap } = thirdParties;
  const none = { script: [], frame: [], connect: [] };
  const hasForm = page.querySelector('form') !== null;
  const isGuarded = recaptcha && hasForm;
  const delivery = hasForm ? deliveryOrigins : [];
  const guard = isGuarded ? google : none;
  const frames = page.querySelector('iframe') ? ["'self'", ...openStreetMap.frame] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts), ...guard.script],
    'style-src': ["'self'", ...hashes(page.querySelectorAll('style'))],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    // 'self' lets tools such as Lighthouse read robots.txt from within a page.
    'connect-src': ["'self'", ...delivery, ...guard.connect],
    'frame-src': frames.length > 0 ? [...frames, ...guard.frame] : ["'none'"],
    'form-action': hasForm ? deliveryOrigins : ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Google's script creates its own policies, whose names may change.
    ...(!isGuarded && { 'trusted-types': ["'none'"] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * Writes the policy into a page, directly after the charset, because it applies only to what follows it. The page's
 * scripts and styles must not change afterwards.
 */
export function addPolicy(page: HTMLElement, recaptcha: boolean): void {
  const policy = contentSecurityPolicy(page, recaptcha);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  page.querySelector('head > meta[charset]:first-child')?.insertAdjacentHTML('afterend', meta);
  if (!page.toString().includes(meta)) throw new Error('the charset does not come first in <head>');
}
