import { fireEvent, render, screen } from '@testing-library/react';
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
  ],
  names: { 'Hero.title': 'Home › Sunlight for …', 'Hero.days': 'Home › … days of sun' },
  problems: [],
  toDo: {},
};

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

test('texts are listed as visitors read them, with a box for what the page fills in', () => {
  globalThis.fetch = () => new Promise(() => undefined);
  document.documentElement.lang = 'en';
  const editor: Partial<Editor> = { state: state as ShownState, keys: Object.keys(texts) };
  render(
    <EditorContext value={editor as Editor}>
      <ListView />
    </EditorContext>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sun' } });
  const entries = screen.getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Home Sunlight for city',
    'Home days days of sun',
  ]);
  const boxes = entries.map((entry) => entry.querySelector('.chip')?.textContent);
  expect(boxes).toEqual(['city', 'days']);
});
