import { company } from '@/content/company';
import { locales } from '@/i18n/locales';
import { routeNames } from './routes';
import { absoluteUrl, alternates, siteUrl } from './urls';

test('every route has alternates in all languages and English as the default', () => {
  expect(alternates('about')).toMatchObject({
    en: `${siteUrl}/about-us/`,
    it: `${siteUrl}/it/about-us/`,
    bg: `${siteUrl}/bg/about-us/`,
    'x-default': `${siteUrl}/about-us/`,
  });
});

test('every page has its own absolute URL, without a double slash', () => {
  const urls = locales.flatMap((locale) => routeNames.map((route) => absoluteUrl(locale, route)));
  expect(new Set(urls).size).toBe(locales.length * routeNames.length);
  for (const url of urls) {
    expect(new URL(url).href).toBe(url);
    expect(new URL(url).pathname).not.toContain('//');
  }
});

describe('the origin comes from the environment', () => {
  async function homeWith(given: string): Promise<string> {
    process.env.NEXT_PUBLIC_SITE_URL = given;
    let url = '';
    await jest.isolateModulesAsync(async () => {
      const { absoluteUrl: fresh } = await import('./urls');
      url = fresh('it', 'home');
    });
    return url;
  }

  const before = process.env.NEXT_PUBLIC_SITE_URL;
  afterEach(() => {
    if (before === undefined) delete process.env.NEXT_PUBLIC_SITE_URL;
    else process.env.NEXT_PUBLIC_SITE_URL = before;
  });

  test.each(['https://site.example', 'https://site.example/', 'https://site.example//'])(
    '%s',
    async (given) => {
      expect(await homeWith(given)).toBe('https://site.example/it/');
    },
  );

  test('an empty value in .env.local counts as missing', async () => {
    expect(await homeWith('')).toBe(`${company.website}/it/`);
  });
});
