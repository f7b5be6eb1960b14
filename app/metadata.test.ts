/** @jest-environment node */

import { pageMetadata } from './metadata';

// It needs the server of Next.
jest.mock('next-intl/server', () => ({
  getLocale: async () => 'en',
  getTranslations: async () => (key: string) => key,
}));

test('search engines may index a page, but not that of a trial', async () => {
  expect(await pageMetadata('home')).not.toHaveProperty('robots');
  jest.replaceProperty(process, 'env', { ...process.env, STAGING: '1' });
  expect(await pageMetadata('home')).toHaveProperty('robots', { index: false });
});
