import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { phrase, type ToolLanguage } from '@/i18n/toolText';
import type { Changes } from '../protocol';
import { ChangesView } from './changesView';
import { type Editor, EditorContext, type ShownState, useLock } from './editor';
import { toolText } from './language';

const page = 'https://github.com/o/site/pull/new/edit/words';
const file = (locale: 'en' | 'it') => ({
  path: `messages/${locale}.json`,
  locale,
  texts: {},
});
const state: Partial<ShownState> = {
  files: [file('en'), file('it')],
  names: { 'Hero.title': 'Home › heading' },
};
const found: Changes = {
  changes: [
    {
      key: 'Hero.title',
      name: 'Home › heading',
      conflicts: ['messages/en.json'],
      takenBack: ['messages/en.json'],
      older: ['messages/it.json'],
      texts: [{ path: 'messages/en.json', published: 'Their words', now: 'My words' }],
      files: [],
    },
    {
      key: 'media/pictures/yard.jpg',
      name: 'media/pictures/yard.jpg',
      conflicts: [],
      takenBack: ['media/pictures/yard.jpg'],
      older: [],
      texts: [],
      files: [{ path: 'media/pictures/yard.jpg', published: false, now: true }],
    },
  ],
  sent: { branch: 'edit/words', page },
  author: { name: 'Maria', email: 'maria@company.example' },
};

function Panel({ run }: Pick<Editor, 'run'>) {
  const lock = useLock();
  return (
    <EditorContext value={{ state, run, ...lock } as Editor}>
      <ChangesView />
    </EditorContext>
  );
}

/**
 * Shows the view with an answer of the server.
 *
 * @param done when each action ends
 * @returns the paths of the actions that were asked for
 */
async function show(
  answer: Changes,
  language: ToolLanguage = 'en',
  done: Promise<undefined> = Promise.resolve(undefined),
): Promise<readonly string[]> {
  localStorage.setItem('tools-language', language);
  const response = { headers: { get: () => 'application/json' }, json: async () => answer };
  globalThis.fetch = async () => response as unknown as Response;
  const asked: string[] = [];
  const run: Editor['run'] = (_, path) => {
    asked.push(path);
    return done;
  };
  render(<Panel run={run} />);
  await screen.findByDisplayValue('Maria');
  return asked;
}

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  localStorage.clear();
});

/** Takes a change back, gets, and sends. */
async function press(): Promise<void> {
  const [, takeBack] = screen.getAllByRole('button', { name: 'Take back' });
  await act(async () => void fireEvent.click(takeBack as HTMLElement));
  await act(async () => void fireEvent.click(screen.getByText('Get what others have published')));
  await act(async () => void fireEvent.submit(screen.getByText('Send for publishing')));
}

test('while one of the changes is taken back, nothing else is, and nothing is got or sent', async () => {
  const asked = await show(found, 'en', new Promise(() => undefined));
  await press();
  expect(asked).toEqual(['take-back/media/pictures/yard.jpg']);
  for (const name of ['Take back', 'Get what others have published', 'Send for publishing'])
    for (const button of screen.getAllByRole('button', { name }))
      expect(button).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  [
    'en',
    'Conflict: somebody else has changed it too (English)',
    'Older than the English text: Italian',
  ],
  [
    'it',
    'Conflitto: lo ha cambiato anche qualcun altro',
    'più vecchia del testo inglese: italiano',
  ],
  ['bg', 'Конфликт: и друг го е променил', 'по-стар от английския текст: италиански'],
] as const)('a change has both versions and its notes, in %s', async (language, both, older) => {
  await show(found, language);
  const [, text, picture] = screen.getAllByRole('row');
  for (const words of ['Their words', 'My words', both, older])
    expect(text).toHaveTextContent(words);
  expect(picture?.querySelector('.note')).toBeNull();
  expect(within(picture as HTMLElement).getAllByRole('img')).toHaveLength(1);
});

test('each change can be taken back, all are sent, and the branch leads to its page', async () => {
  const asked = await show(found);
  await press();
  expect(asked).toEqual(['take-back/media/pictures/yard.jpg', 'get', 'send']);
  expect(screen.getByRole('link', { name: 'Open its page' })).toHaveAttribute('href', page);
});

test('while the changes are read again, the list says that it is not the newest one', async () => {
  await show(found);
  globalThis.fetch = () => new Promise(() => undefined);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Get what others have published' }));
  });
  expect(screen.getByRole('columnheader', { name: 'Reading the changes…' })).toBeVisible();
});

test.each([
  [['en', 'it'], 'Take back: English and Italian'],
  [['it'], 'Take back: Italian'],
])('a change of several languages names those that Take back restores: %s', async (back, label) => {
  const [change] = found.changes;
  const takenBack = back.map((locale) => `messages/${locale}.json`);
  const texts = ['en', 'it'].map((locale) => {
    return { path: `messages/${locale}.json`, published: 'Their words', now: 'My words' };
  });
  await show({ ...found, changes: change ? [{ ...change, texts, takenBack }] : [] });
  expect(screen.getByRole('button', { name: label })).toBeVisible();
});

test('without git the reason stands there, in the language of the editor', async () => {
  const refusal = { joined: [phrase('Git.noGit'), 'ENOENT'], by: '\n' };
  await show({ ...found, changes: [], sent: undefined, refusal }, 'it');
  expect(screen.getByText(/git non funziona/)).toHaveTextContent('ENOENT');
  expect(screen.queryByText(toolText('Panel.noChanges'))).toBeNull();
});
