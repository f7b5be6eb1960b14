import { messages } from '@/components/testing/messages';
import { renderIn } from '@/components/testing/renderIn';
import { routePaths } from '@/generated/script-values';
import type { Locale } from '@/i18n/locales';

const basePath = '/sub-path';
const folders = [...routePaths, '404/'];

/** Messages whose groups are sorted by name, as translation tools save them. */
function sorted<Group extends object>(group: Group): Group {
  const entries = Object.entries(group).map(([name, part]: [string, string | object]) => [
    name,
    typeof part === 'string' ? part : sorted(part),
  ]);
  return Object.fromEntries(entries.sort()) as Group;
}

describe.each(folders)('the page /%s', (folder) => {
  /** A language whose addresses have a prefix. site/routes.test.ts tests those of all others. */
  const locale: Locale = 'bg';

  /** Renders the page as under a base path: modules read the setting when they are first imported. */
  async function renderPage(): Promise<HTMLElement> {
    process.env.NEXT_PUBLIC_BASE_PATH = basePath;
    process.env.__NEXT_ROUTER_BASEPATH = basePath;
    const { default: Page } = await import(`./${folder}page`);
    return renderIn(locale, <Page />).container;
  }

  test('has all links and files below the base path, whatever the order of the messages', async () => {
    const container = await renderPage();
    const values = [...container.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].flatMap(({ value }) => value.split(', ')),
    );
    const urls = values.filter((value) => value.startsWith('/'));
    expect(urls.length).toBeGreaterThan(10);
    expect(urls.filter((url) => !url.startsWith(`${basePath}/`))).toEqual([]);

    jest.replaceProperty(messages, locale, sorted(messages[locale]));
    expect((await renderPage()).innerHTML).toBe(container.innerHTML);
  });
});
