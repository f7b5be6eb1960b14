import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Checked } from '../protocol';
import { certificatesFile } from '../siteInBrowser';
import { type Editor, EditorContext, type ShownState, useLock } from './editor';
import { TextView } from './textView';
import { keepTyped, readDraft } from './typed';

const list = 'Services.studies.points';
const key = `${list}.one`;
const saved = (value: string) => ({ value, line: 1 });
const state: Partial<ShownState> = {
  files: [
    {
      path: 'messages/en.json',
      locale: 'en',
      texts: { [key]: saved('A survey'), [`${list}.two`]: saved('A plan') },
    },
    {
      path: certificatesFile,
      texts: { '0.standard': saved(''), '0.validUntil': { ...saved('2026-06-01'), isDay: true } },
    },
  ],
  names: {
    [key]: 'A survey',
    '0.standard': 'New certificate › Standard',
    '0.validUntil': 'New certificate › Last day',
  },
  lists: { [list]: ['one', 'two'] },
  entries: { [certificatesFile]: [] },
  problems: [],
  hints: {},
  toDo: {},
  pictures: {},
};

function Panel({ editor, viewKey }: { editor: Partial<Editor>; viewKey: string }) {
  const lock = useLock();
  return (
    <EditorContext value={{ ...editor, ...lock } as Editor}>
      <TextView viewKey={viewKey} place={undefined} />
    </EditorContext>
  );
}

/**
 * Shows a text in an editor.
 *
 * @param answer what the server says of what was typed. By default it never answers
 * @returns what the panel has said
 */
function show(viewKey: string, answer?: Checked): readonly unknown[] {
  const headers = { get: () => 'application/json' };
  globalThis.fetch = () =>
    new Promise((done) => {
      if (answer) done({ headers, json: async () => answer } as unknown as Response);
    });
  const said: unknown[] = [];
  const editor: Partial<Editor> = {
    state: state as ShownState,
    keys: [key],
    notify: (words) => void said.push(words),
    begin: () => () => undefined,
    open: () => undefined,
    reload: async () => undefined,
    save: () => new Promise(() => undefined),
  };
  render(<Panel editor={editor} viewKey={viewKey} />);
  return said;
}

const click = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const lockAround = (name: string) => screen.getByText(name).closest('[inert]');

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  localStorage.clear();
});

test('a text does not say in which line of which file it is', () => {
  show(key);
  expect(screen.getByText('English')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/messages|line/);
});

test('while a text is saved, its list cannot be changed', async () => {
  keepTyped(`messages/en.json ${key}`, { base: 'A survey', text: 'A visit' });
  show(key);
  const remove = screen.getByText('Remove');
  expect(remove).toHaveAttribute('aria-disabled', 'false');
  await click('Save');
  expect(remove).toHaveAttribute('aria-disabled', 'true');
});

test('a text with the mark of a new entry says what to do, until the mark is gone', () => {
  const id = `messages/en.json ${key}`;
  keepTyped(id, { base: 'A survey', text: '[EN] New entry' });
  show(key);
  expect(screen.getByText(/“\[EN\]” marks a text that is not written yet/)).toBeVisible();
  cleanup();
  keepTyped(id, { base: 'A survey', text: 'A visit' });
  show(key);
  expect(screen.queryByText(/not written yet/)).toBeNull();
});

test('while an entry is added, the one that is still open cannot be changed or saved', async () => {
  show(key);
  await click('Add an entry');
  for (const name of ['Save', 'English']) expect(lockAround(name)).not.toBeNull();
  expect(screen.getByText('Remove')).toHaveAttribute('aria-disabled', 'true');
});

test('a day is chosen in the calendar of the browser, and kept as its file has it', () => {
  show('0.standard');
  const day = screen.getByLabelText('Last day');
  expect(day).toHaveAttribute('type', 'date');
  expect(day).toHaveValue('2026-06-01');
  fireEvent.change(day, { target: { value: '2029-05-31' } });
  expect(day).toHaveValue('2029-05-31');
  expect(readDraft(`${certificatesFile} 0.validUntil`)?.text).toBe('2029-05-31');
});

test('Save of an entry in which nothing is typed says with which field to begin', async () => {
  const said = show('0.standard');
  await click('Save');
  expect(said.at(-1)).toContain('Begin with “Standard”');
});

test('after a refused save, the advice of the first wrong field is scrolled into view', async () => {
  const scrolledTo: (string | null)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.textContent);
  };
  const wrong = (name: string) => ({ path: certificatesFile, line: 1, key: `0.${name}` });
  keepTyped(`${certificatesFile} 0.standard`, { base: '', text: 'ISO 50001' });
  show('0.standard', {
    problems: [
      { ...wrong('validUntil'), code: 'Value.dayNotCome' },
      { ...wrong('standard'), code: 'Rules.twoSpaces' },
    ],
    warnings: [],
  });
  await click('Save');
  expect(scrolledTo).toEqual([expect.stringContaining('two spaces')]);
});
