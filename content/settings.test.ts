import { content } from './current';
import { readSettings } from './settings';

test.each(['https://site.example', 'https://site.example/', 'https://site.example//'])(
  'the address of the site is %s without a slash at the end',
  (NEXT_PUBLIC_SITE_URL) => {
    expect(readSettings({ NEXT_PUBLIC_SITE_URL }).siteUrl).toBe('https://site.example');
  },
);

test('if the environment has no address, the site has the address of the company', () => {
  expect(readSettings({}).siteUrl).toBe(content.company.website);
  // An empty value in .env.local counts as missing.
  expect(readSettings({ NEXT_PUBLIC_SITE_URL: '' }).siteUrl).toBe(content.company.website);
});

test('a name in letters of another script has the form that programs use', () => {
  const siteUrl = 'https://xn--b1abgge4c.xn--90ae';
  for (const NEXT_PUBLIC_SITE_URL of ['https://изгрев.бг/', 'https://ИЗГРЕВ.бг', siteUrl])
    expect(readSettings({ NEXT_PUBLIC_SITE_URL }).siteUrl).toBe(siteUrl);
});

test('only STAGING=1 makes a trial', () => {
  expect(['1', '0', '', undefined].map((STAGING) => readSettings({ STAGING }).isTrial)).toEqual([
    ...[true, false, false, false],
  ]);
});

test('the address of the site includes the base path', () => {
  const env = { NEXT_PUBLIC_SITE_URL: 'https://a.example', NEXT_PUBLIC_BASE_PATH: '/website' };
  expect(readSettings(env).siteUrl).toBe('https://a.example/website');
});
