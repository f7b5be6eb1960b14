import { company } from './company';
import { readSettings } from './settings';

test.each(['https://site.example', 'https://site.example/', 'https://site.example//'])(
  'the address of the site is %s without a slash at the end',
  (NEXT_PUBLIC_SITE_URL) => {
    expect(readSettings({ NEXT_PUBLIC_SITE_URL }).siteUrl).toBe('https://site.example');
  },
);

test('if the environment has no address, the site has the address of the company', () => {
  expect(readSettings({}).siteUrl).toBe(company.website);
  // An empty value in .env.local counts as missing.
  expect(readSettings({ NEXT_PUBLIC_SITE_URL: '' }).siteUrl).toBe(company.website);
});

test('the address of the site includes the base path', () => {
  const env = { NEXT_PUBLIC_SITE_URL: 'https://a.example', NEXT_PUBLIC_BASE_PATH: '/website' };
  expect(readSettings(env).siteUrl).toBe('https://a.example/website');
});
