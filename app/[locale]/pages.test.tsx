import { renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';

const basePath = '/sub-path';
const files = ['.', './services', './about-us', './contacts', './certificates', './404'];

describe.each(files)('the page %s', (file) => {
  /** Renders the page as under a base path: modules read the setting when they are first imported. */
  async function renderPage(locale: (typeof locales)[number]): Promise<HTMLElement> {
    process.env.NEXT_PUBLIC_BASE_PATH = basePath;
    process.env.__NEXT_ROUTER_BASEPATH = basePath;
    const { default: Page } = await import(`${file}/page`);
    return renderIn(locale, <Page />).container;
  }

  test.each(locales)(
    'keeps every link and file of the site below the base path, in %s',
    async (locale) => {
      const container = await renderPage(locale);
      const urls = ['href', 'src'].flatMap((name) =>
        [...container.querySelectorAll(`[${name}^="/"]`)].map((element) =>
          element.getAttribute(name),
        ),
      );
      expect(urls.length).toBeGreaterThan(10);
      expect(urls.filter((url) => !url?.startsWith(`${basePath}/`))).toEqual([]);
    },
  );
});
