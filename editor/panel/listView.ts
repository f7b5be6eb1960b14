import { locales } from '@/i18n/locales';
import { drafts } from './drafts';
import { button, element } from './element';
import type { Panel } from './panel';
import { isVisible, numbersIn, saidIn } from './said';

/** How many texts a search shows. */
const limit = 60;

/** All texts of the page, those first at which nobody can point; and a search in all texts of the site. */
export class ListView {
  readonly box: HTMLElement;
  private readonly search = element('input', {
    type: 'search',
    placeholder: 'Search in all texts',
    ariaLabel: 'Search in all texts',
  });
  private readonly list = element('div', { className: 'entries' });
  private page: { readonly hidden: readonly string[]; readonly visible: readonly string[] } = {
    hidden: [],
    visible: [],
  };

  constructor(private readonly panel: Panel) {
    this.search.addEventListener('input', () => this.show());
    this.box = element('div', { className: 'list' }, element('p', {}, this.search), this.list);
    void this.refresh();
  }

  focus(): void {
    this.search.focus();
  }

  async refresh(): Promise<void> {
    const pages = this.panel.documents();
    const sources = await Promise.all(
      pages.map(async ({ location }) => (await fetch(location.href)).text()),
    );
    const visible = new Set(
      pages.flatMap((page) =>
        saidIn(page)
          .filter(isVisible)
          .flatMap(({ numbers }) => numbers),
      ),
    );
    const inPages = pages.flatMap((page) => saidIn(page).flatMap(({ numbers }) => numbers));
    const numbers = [...new Set([...sources.flatMap(numbersIn), ...inPages])];
    const keysOf = (some: readonly number[]) =>
      some.flatMap((number) => this.panel.keys[number] ?? []);
    this.page = {
      hidden: keysOf(numbers.filter((number) => !visible.has(number))),
      visible: keysOf(numbers.filter((number) => visible.has(number))),
    };
    this.show();
  }

  private entry(key: string): HTMLElement {
    const { state } = this.panel;
    const locale = document.documentElement.lang;
    const own = locales.find((known) => known === locale) ?? 'en';
    const text = this.panel.textOf(own, key)?.value ?? '';
    const note = [state.toDo[key], drafts.keys().includes(key) && 'Not saved yet']
      .filter(Boolean)
      .join('. ');
    const words = element('span', {}, element('code', {}, key), ` ${text}`);
    if (note) words.append(element('span', { className: 'note' }, note));
    return element(
      'li',
      {},
      button(words, () => this.panel.openText(key), { className: 'entry' }),
    );
  }

  private group(title: string, keys: readonly string[]): HTMLElement | false {
    return (
      keys.length > 0 &&
      element(
        'section',
        {},
        element('h3', {}, title),
        element('ul', {}, ...keys.map((key) => this.entry(key))),
      )
    );
  }

  private show(): void {
    const words = this.search.value.trim().toLowerCase();
    const { state, keys } = this.panel;
    const found = keys.filter((key) =>
      [key, ...state.files.map(({ texts }) => texts[key]?.value ?? '')].some((text) =>
        text.toLowerCase().replace(/\s+/g, ' ').includes(words),
      ),
    );
    const problems = state.problems.map(({ path, line, key, locale, advice }) =>
      element(
        'li',
        { className: 'bad' },
        button(`${path}, line ${line}`, () =>
          this.panel.textOf(locale, key) ? this.panel.openText(key) : this.panel.openFile(locale),
        ),
        ` ${key} ${advice}`,
      ),
    );
    const { hidden, visible } = this.page;
    const parts = words
      ? [this.group(`Found: ${found.length}`, found.slice(0, limit))]
      : [
          problems.length > 0 &&
            element(
              'section',
              {},
              element('h3', {}, 'Mistakes in the files. The page shows the last good texts.'),
              element('ul', { className: 'advice' }, ...problems),
            ),
          this.group(
            'Not saved yet',
            drafts.keys().filter((key) => keys.includes(key)),
          ),
          this.group(
            'On this page, but you cannot point at it: titles, descriptions of pictures, messages that come later',
            hidden,
          ),
          this.group('On this page', visible),
        ];
    this.list.replaceChildren(...parts.filter((part) => part !== false));
  }
}
