import { existsSync } from 'node:fs';
import { locales } from '@/i18n/locales';
import { mapFramePath } from './map';

test.each(locales)('the map frame in %s opens a page that exists', (locale) => {
  expect(existsSync(`public${mapFramePath(locale)}index.html`)).toBe(true);
});
