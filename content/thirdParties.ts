import { openStreetMapOrigin } from '@/site/map';
import { registers } from './certificates';
import { socialProfiles } from './company';
import { content } from './current';

/*
 * The addresses of everybody else to whom pages send something, or from whom they load something. The e-mail service
 * has its own in delivery.ts, beside the form. The content security policy is made from both. docs/security.md says who
 * they are and what they learn of a visitor.
 */

/** Sources of a content security policy, by what they may do on a page. */
interface Sources {
  readonly script?: readonly string[];
  readonly frame?: readonly string[];
  readonly connect?: readonly string[];
}

export const thirdParties = {
  // Google's list: https://docs.cloud.google.com/recaptcha/docs/faq, “I'm using content-security-policy”.
  recaptcha: {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
  },
  openStreetMap: { frame: [openStreetMapOrigin] },
} as const satisfies Readonly<Record<string, Sources>>;

/** Addresses of others to which pages only link: nothing is sent before a visitor follows the link. */
export function linkedParties(): string[] {
  const { company } = content;
  return [
    ...socialProfiles().map(({ url }) => url),
    ...Object.values(registers),
    ...(company.foundationUrl ? [company.foundationUrl] : []),
    ...thirdParties.openStreetMap.frame,
  ];
}
