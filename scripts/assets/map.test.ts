import { createHash } from 'node:crypto';
import { locales } from '@/i18n/locales';
import { openStreetMapEmbedUrl } from '@/site/map';
import { mapPage } from './map';

const office = { latitude: 42.6, longitude: 23.4 };
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe.each(locales)('the map page in %s', (locale) => {
  const page = parse(mapPage(locale, office));
  const scripts = page.querySelectorAll('script');

  test('fills all placeholders of its texts', () => {
    for (const script of scripts) script.textContent = '';
    expect(page.documentElement.outerHTML).not.toMatch(/[{}]/);
  });

  test('links to OpenStreetMap at the office, and works without script', () => {
    const link = page.querySelector('a.button');
    expect(link?.getAttribute('href')).toBe(openStreetMapEmbedUrl(office));
  });
});

test('the policy allows the one script by its hash', () => {
  const page = parse(mapPage('en', office));
  const [script, ...others] = page.querySelectorAll('script');
  const hash = createHash('sha256')
    .update(script?.textContent ?? '')
    .digest('base64');
  expect(others).toEqual([]);
  const policy = page.querySelector('[http-equiv="Content-Security-Policy"]');
  expect(policy?.getAttribute('content')).toContain(`script-src 'sha256-${hash}';`);
});
