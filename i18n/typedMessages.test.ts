import { createTranslator, type Messages } from 'next-intl';

// This text represents all messages of the site, and has their type.
const messages: unknown = { Header: { homeLink: '{company}, home page' } };

/** `npm run types` is the real test: TypeScript reports each `@ts-expect-error` below which there is no error. */
test('TypeScript knows the keys of texts and the names of their arguments', () => {
  const t = createTranslator<Pick<Messages, 'Header'>>({
    locale: 'en',
    messages: messages as Pick<Messages, 'Header'>,
    onError: (error) => {
      throw error;
    },
  });
  expect(t('Header.homeLink', { company: 'Slantse' })).toBe('Slantse, home page');
  // @ts-expect-error: the text does not have this argument
  expect(() => t('Header.homeLink', { compny: 'Slantse' })).toThrow('company');
  // @ts-expect-error: an argument is missing, so next-intl shows the braces
  expect(t('Header.homeLink')).toBe('{company}, home page');
  // @ts-expect-error: there is no such text
  expect(() => t('Header.homeLnk', { company: 'Slantse' })).toThrow('homeLnk');
});
