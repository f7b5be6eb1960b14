import { company } from './company';
import { readSettings } from './settings';

test.each(['https://site.example', 'https://site.example/', 'https://site.example//'])(
  'the address of the site is %s without a slash at the end',
  (NEXT_PUBLIC_SITE_URL) => {
    expect(readSettings({ NEXT_PUBLIC_SITE_URL }).siteUrl).toBe('https://site.example');
  },
);

test('without an address in the environment the site is at the address of the company', () => {
  expect(readSettings({}).siteUrl).toBe(company.website);
  // An empty value in .env.local counts as missing.
  expect(readSettings({ NEXT_PUBLIC_SITE_URL: '' }).siteUrl).toBe(company.website);
});

test('absolute URLs of a site below a path begin with the path', () => {
  const env = { NEXT_PUBLIC_SITE_URL: 'https://a.example', NEXT_PUBLIC_BASE_PATH: '/website' };
  expect(readSettings(env).siteUrl).toBe('https://a.example/website');
});
