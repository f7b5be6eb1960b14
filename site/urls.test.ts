import { locales } from '@/i18n/locales';
import { routeNames } from './routes';
import { absoluteUrl, alternates } from './urls';

const siteUrl = 'https://site.example';

test('every route has alternates in all languages and English as the default', () => {
  expect(alternates(siteUrl, 'about')).toMatchObject({
    en: `${siteUrl}/about-us/`,
    it: `${siteUrl}/it/about-us/`,
    bg: `${siteUrl}/bg/about-us/`,
    'x-default': `${siteUrl}/about-us/`,
  });
});

test('each page has a URL of its own, absolute and without a double slash', () => {
  const urls = locales.flatMap((locale) =>
    routeNames.map((route) => absoluteUrl(siteUrl, locale, route)),
  );
  expect(new Set(urls).size).toBe(locales.length * routeNames.length);
  for (const url of urls) {
    expect(new URL(url).href).toBe(url);
    expect(new URL(url).pathname).not.toContain('//');
  }
});
