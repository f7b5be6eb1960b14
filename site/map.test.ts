import { existsSync } from 'node:fs';
import { locales } from '@/i18n/locales';
import { mapFramePath } from './map';

test.each(locales)('the frame of %s opens on a page that exists', (locale) => {
  expect(existsSync(`public${mapFramePath(locale)}index.html`)).toBe(true);
});
