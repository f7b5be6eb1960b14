import { domainToASCII } from 'node:url';
import { content } from '@/content/current';
import { locales } from '@/i18n/locales';

const daysValid = 364;

/** The address as a URI, which has no letters of other scripts. */
function contactOf(email: string): string {
  const [name, domain = ''] = email.split('@');
  return `mailto:${name}@${domainToASCII(domain)}`;
}

/**
 * Makes `/.well-known/security.txt` (RFC 9116), which says where to report a vulnerability. It is valid for just under
 * a year from the build, as the standard advises, so each deployment renews it.
 */
export function securityTxt(built: Date, siteUrl: string, { email } = content.company): string {
  const expires = new Date(built);
  expires.setUTCDate(expires.getUTCDate() + daysValid);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${contactOf(email)}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
