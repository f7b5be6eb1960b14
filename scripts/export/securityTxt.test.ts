import { content } from '@/content/current';
import { locales } from '@/i18n/locales';
import { securityTxt } from './securityTxt';

const siteUrl = 'https://site.example';

test('security.txt has the fields that RFC 9116 requires, with the facts of the site', () => {
  expect(securityTxt(new Date('2026-03-01T15:30:00Z'), siteUrl).split('\n')).toEqual([
    `Contact: mailto:${content.company.email}`,
    'Expires: 2027-02-28T00:00:00Z',
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ]);
});

test('an address with letters of another script is written as programs read it', () => {
  const text = securityTxt(new Date(), siteUrl, { ...content.company, email: 'office@изгрев.бг' });
  expect(text).toContain('Contact: mailto:office@xn--b1abgge4c.xn--90ae\n');
});
