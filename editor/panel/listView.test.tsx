import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { certificatesFile } from '../siteInBrowser';
import { type Editor, EditorContext, type ShownState } from './editor';
import { ListView } from './listView';

const texts = {
  'Hero.title': '<b>Sun</b>light for {city}',
  'Hero.days': '{days, plural, one {# day of sun} other {# days of sun}}',
};
const state: Partial<ShownState> = {
  files: [
    {
      path: 'messages/en.json',
      locale: 'en',
      texts: Object.fromEntries(
        Object.entries(texts).map(([key, value]) => [key, { value, line: 1 }]),
      ),
    },
    { path: 'content/company.json', texts: { phone: { value: '+359 2', line: 1 } } },
    { path: certificatesFile, texts: { '0.standard': { value: 'ISO 9001', line: 1 } } },
  ],
  names: {
    'Hero.title': 'Home › Sunlight for …',
    'Hero.days': 'Home › … days of sun',
    phone: 'Telephone',
    '0.standard': 'Certificate 1 › Standard',
  },
  problems: [],
  toDo: {},
};

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** Searches the texts. @returns what is found */
function search(words: string): HTMLElement[] {
  globalThis.fetch = () => new Promise(() => undefined);
  document.documentElement.lang = 'en';
  const editor: Partial<Editor> = { state: state as ShownState, keys: Object.keys(texts) };
  render(
    <EditorContext value={editor as Editor}>
      <ListView />
    </EditorContext>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
  return screen.getAllByRole('listitem');
}

test('values of every file are listed with what they are', () => {
  expect(search('Telephone')[0]).toHaveTextContent('Telephone +359 2');
  cleanup();
  expect(search('Standard')[0]).toHaveTextContent('Certificate 1 › Standard ISO 9001');
});

test('texts are listed as visitors read them, with a box for what the page fills in', () => {
  const entries = search('sun');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Home Sunlight for city',
    'Home days days of sun',
  ]);
  const boxes = entries.map((entry) => entry.querySelector('.chip')?.textContent);
  expect(boxes).toEqual(['city', 'days']);
});
