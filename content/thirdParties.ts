import { registers } from './certificates';
import { socialProfiles } from './company';
import { content } from './current';

/*
 * Everybody else who has a part in the website: who they are, what they do, and what they learn of a visitor. The
 * content security policy is made from this list. A test compares it with the privacy notice, the form, .env.example
 * and docs/owner.md, so that nobody receives data without being named. When each entry was checked last, and when it
 * must be checked again, is in content/facts.json.
 */

/** Sources of a content security policy, by what they may do on a page. */
interface Sources {
  readonly script?: readonly string[];
  readonly frame?: readonly string[];
  readonly connect?: readonly string[];
  readonly form?: readonly string[];
}

export interface ThirdParty {
  /** As texts name it. */
  readonly name: string;
  /**
   * What it is under the GDPR for what it learns through the website: a processor works on the company's behalf, a
   * controller for purposes of its own. A page that is only linked learns nothing before a visitor follows the link,
   * and is a controller then.
   */
  readonly role: 'processor' | 'controller';
  readonly purpose: string;
  readonly sources: Sources;
  /** What it learns; empty if nothing is sent to it. */
  readonly receives: readonly string[];
  /** What must happen first. */
  readonly when: string;
  /** What it asks a website to say, or not to say, in words for people. */
  readonly wording: string;
  /** Texts that must name it, by their keys. */
  readonly namedIn: readonly string[];
  /** Variables of the environment that switch it on. */
  readonly variables: readonly string[];
  /** The fact of content/facts.json that says when this was checked. */
  readonly fact: string;
}

/** Those to whom pages send something, or from whom pages load something. */
export const thirdParties = {
  emailjs: {
    name: 'EmailJS',
    role: 'processor',
    purpose: 'delivers enquiries to the mailbox of the company',
    sources: { connect: ['https://api.emailjs.com'], form: ['https://api.emailjs.com'] },
    receives: ['the fields of the form', 'IP address'],
    when: 'A visitor sends the form.',
    wording: '',
    namedIn: ['Privacy.essential', 'Privacy.processor'],
    variables: [
      'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
      'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
      'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
    ],
    fact: 'emailjs-processor',
  },
  recaptcha: {
    name: 'reCAPTCHA',
    role: 'processor',
    purpose: 'checks that a person fills in the form, and not a program',
    // Google's list: https://docs.cloud.google.com/recaptcha/docs/faq, “I'm using content-security-policy”.
    sources: {
      script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      connect: ['https://www.google.com/recaptcha/'],
    },
    receives: ['IP address', 'the cookie _GRECAPTCHA', 'what the visitor does in the form'],
    when: 'The owner has set a key, and a visitor enters the form.',
    wording:
      'The form says that reCAPTCHA protects it. Nothing points to Google’s own policy and terms, which do not apply.',
    namedIn: ['EnquiryForm.recaptcha', 'Privacy.recaptcha'],
    variables: ['NEXT_PUBLIC_RECAPTCHA_SITE_KEY'],
    fact: 'recaptcha-processor',
  },
  openStreetMap: {
    name: 'OpenStreetMap',
    role: 'controller',
    purpose: 'shows the street map of the office',
    sources: { frame: ['https://www.openstreetmap.org'] },
    receives: ['IP address', 'the address of the website'],
    when: 'A visitor asks for the map.',
    wording: 'The contributors are credited: the frame of the map does it.',
    namedIn: ['Privacy.nothingElse', 'Map.consent', 'AccessibilityStatement.map'],
    variables: [],
    fact: 'osm-controller',
  },
} as const satisfies Readonly<Record<string, ThirdParty>>;

/**
 * Hosts that docs/owner.md explains. Each visit sends them the visitor's IP address. Only the owner knows which one it
 * is, so the notice cannot name it: docs/owner.md tells the owner and the lawyer.
 */
export const hostingParties = ['Cloudflare', 'Netlify', 'GitHub'] as const;

/** Addresses of others to which pages only link: nothing is sent before a visitor follows the link. */
export function linkedParties(): string[] {
  const { company } = content;
  return [
    ...socialProfiles().map(({ url }) => url),
    ...Object.values(registers),
    ...(company.foundationUrl ? [company.foundationUrl] : []),
    ...thirdParties.openStreetMap.sources.frame,
  ];
}
