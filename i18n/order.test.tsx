import { messages, renderIn } from '@/components/testing/renderIn';
import { locales } from './locales';

/** The same messages with the names of every group in alphabetical order, as translation tools save them. */
function sorted<Group extends object>(group: Group): Group {
  const entries = Object.entries(group).map(([name, part]: [string, string | object]) => [
    name,
    typeof part === 'string' ? part : sorted(part),
  ]);
  return Object.fromEntries(entries.sort()) as Group;
}

const files = ['.', './services', './about-us', './contacts', './certificates', './404'];

describe.each(files)('the page %s', (file) => {
  test.each(locales)(
    'does not depend on the order of names in a message file, in %s',
    async (locale) => {
      const { default: Page } = await import(`@/app/[locale]/${file}/page`);
      const html = () => {
        const { container, unmount } = renderIn(locale, <Page />);
        const { innerHTML } = container;
        unmount();
        return innerHTML;
      };
      const expected = html();
      jest.replaceProperty(messages, locale, sorted(messages[locale]));
      expect(html()).toBe(expected);
    },
  );
});
