import { createTranslator, type Messages } from 'next-intl';

// Its type is that of the site's messages, of which this one text represents all.
const messages: unknown = { Header: { homeLink: '{company}, home page' } };

/** `npm run types` is the test: TypeScript reports each `@ts-expect-error` below that has no error. */
test('TypeScript knows the keys of texts and the names of their arguments', () => {
  const t = createTranslator<Pick<Messages, 'Header'>>({
    locale: 'en',
    messages: messages as Pick<Messages, 'Header'>,
    onError: (error) => {
      throw error;
    },
  });
  expect(t('Header.homeLink', { company: 'Slantse' })).toBe('Slantse, home page');
  // @ts-expect-error: an argument that the text does not have
  expect(() => t('Header.homeLink', { compny: 'Slantse' })).toThrow('company');
  // @ts-expect-error: no argument, and next-intl shows the braces
  expect(t('Header.homeLink')).toBe('{company}, home page');
  // @ts-expect-error: no such text
  expect(() => t('Header.homeLnk', { company: 'Slantse' })).toThrow('homeLnk');
});
