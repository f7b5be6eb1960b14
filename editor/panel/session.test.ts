import { conflictCode } from '../protocol';
import type { Finding } from '../siteInBrowser';
import type { ShownState } from './editor';
import type { request } from './request';
import { startSession } from './session';
import { viewOf } from './sessionView';
import { readDraft, typedTexts } from './typed';

const key = 'Hero.title';
const saved = { en: 'Plants on 20\u00a0ha', it: 'Impianti {year}' };
const file = (locale: 'en' | 'it') => ({
  path: `messages/${locale}.json`,
  locale,
  texts: { [key]: { value: saved[locale], line: 1 } },
});
const state: Partial<ShownState> = {
  files: [file('en'), file('it')],
  names: { [key]: 'Home › heading', 'Hero.lead': 'Home › lead' },
  lists: {},
  entries: {},
  problems: [],
};
const idOf = (locale: string) => `messages/${locale}.json ${key}`;
const texts = () => typedTexts(key, state as ShownState, [key], 'it');
const emptyIn = (locale: string, wrong = key): Finding => ({
  path: `messages/${locale}.json`,
  line: 1,
  key: wrong,
  code: 'Rules.empty',
});

/**
 * A session with a server that finds this. `asked` are the requests.
 *
 * @param meanwhile happens while the server answers
 */
function start(
  problems: readonly Finding[] = [],
  meanwhile: () => void = () => undefined,
  warnings: readonly Finding[] = [],
) {
  const asked: [path: string, body: unknown][] = [];
  const answer = async (path: string, body?: BodyInit) => {
    asked.push([path, JSON.parse(String(body instanceof FormData ? body.get('save') : body))]);
    meanwhile();
    return path === 'check' ? { problems, warnings } : { done: [] };
  };
  const session = startSession({
    request: answer as typeof request,
    reload: async () => undefined,
    measure: async ({ text }) => ({
      text,
      notes: [[`does not fit: ${text}`]],
      leaves: true,
      values: { year: '2026' },
    }),
  });
  const found = () => viewOf(texts(), session.getState(), state as ShownState);
  return { session, asked, found, save: () => session.save(texts(), state as ShownState) };
}

const open = new AbortController().signal;

beforeEach(() => localStorage.clear());

test('typed texts are checked and measured, the one in the preview last', async () => {
  const { session, asked, found } = start([emptyIn('en')]);
  session.type(idOf('en'), saved.en, 'Parks');
  const steps: string[] = [];
  session.subscribe(() => steps.push(session.getState().status));
  await session.examine(texts(), idOf('it'), open);
  expect([...new Set(steps)]).toEqual(['checking', 'measuring', 'examined']);
  const [path, at] = ['messages/en.json', ['Hero', 'title']];
  const edit = { path, at, base: saved.en, value: 'Parks' };
  expect(asked).toEqual([['check', { edits: [edit], ids: [] }]]);
  expect(Object.keys(session.getState().fits)).toEqual([idOf('en'), idOf('it')]);
  expect(found().columns.map(({ problems }) => problems.length)).toEqual([0, 1]);
  expect(found().refusal).toContain('English');
});

test('a text that is not measured has the values of another language', async () => {
  const { session, found } = start();
  await session.examine(texts(), idOf('it'), open);
  expect(Object.keys(session.getState().fits)).toEqual([idOf('it')]);
  expect(found().columns.map(({ values }) => values)).toEqual([{ year: '2026' }, { year: '2026' }]);
});

test('how a text fits is outdated as soon as the person types on', async () => {
  const { session, found } = start();
  const isOutdated = () => found().columns.find(({ fit }) => fit)?.isFitOutdated;
  await session.examine(texts(), idOf('en'), open);
  expect(isOutdated()).toBe(false);
  session.type(idOf('en'), saved.en, 'Parks');
  expect(isOutdated()).toBe(true);
  await session.examine(texts(), idOf('en'), open);
  expect(isOutdated()).toBe(false);
});

test('the server is not asked about nothing, nor while a chip is missing', async () => {
  const { session, asked, found } = start();
  await session.examine(texts(), idOf('en'), open);
  session.type(idOf('it'), saved.it, 'Impianti');
  await session.examine(texts(), idOf('it'), open);
  expect(asked).toEqual([]);
  // Nor can a page show such a text.
  expect(Object.keys(session.getState().fits)).toEqual([idOf('en')]);
  expect(found().refusal).toContain('Italian');
});

test('what was found out about an older text is not kept', async () => {
  const stop = new AbortController();
  const { session } = start([emptyIn('en')], () => stop.abort());
  session.type(idOf('en'), saved.en, 'Parks');
  await expect(session.examine(texts(), idOf('en'), stop.signal)).rejects.toThrow();
  expect(session.getState()).toMatchObject({ checked: [], fits: {}, status: 'checking' });
});

test('a text that does not fit is saved, with its no-break spaces', async () => {
  const tooLong = { ...emptyIn('en'), code: 'Panel.shareTooLong' } as const;
  const { session, asked, found, save } = start([], undefined, [tooLong]);
  session.type(idOf('en'), saved.en, 'Parks on 30 ha');
  await session.examine(texts(), idOf('en'), open);
  expect(found().columns.map(({ warnings }) => warnings.length)).toEqual([0, 1]);
  expect(found().refusal).toBeUndefined();
  expect(await save()).toBe('Saved: English. Italian is not changed yet.');
  expect(asked.at(-1)).toEqual([
    'save',
    {
      description: 'the text “Parks on 30 ha” (English)',
      edits: [expect.objectContaining({ base: saved.en, value: 'Parks on 30\u00a0ha' })],
    },
  ]);
  expect(readDraft(idOf('en'))).toBeUndefined();
});

test.each([
  ['of the text', emptyIn('en'), 'English'],
  ['of another text', emptyIn('en', 'Hero.lead'), 'Home › lead (messages/en.json)'],
])('a problem %s refuses the save', async (_, problem, place) => {
  const { session, asked, save } = start([problem]);
  session.type(idOf('en'), saved.en, 'Parks');
  await expect(save()).rejects.toThrow(`Not saved. Read the advice under ${place}.`);
  expect(asked.map(([path]) => path)).toEqual(['check']);
  expect(readDraft(idOf('en'))?.text).toBe('Parks');
});

test('a refusal names three places and counts the others', async () => {
  const keys = ['Hero.lead', 'Services.title', 'Values.title', 'Questions.title', 'Offices.title'];
  const { session, save } = start(keys.map((key) => emptyIn('en', key)));
  session.type(idOf('en'), saved.en, 'Parks');
  await expect(save()).rejects.toThrow(/\(messages\/en\.json\) and 2 more fields\.$/);
});

test('a conflict refuses the save too, and is shown as the text of the other person', async () => {
  const theirs = { ...emptyIn('en'), code: conflictCode, values: { current: 'Fields' } } as const;
  const { session, found, save } = start([theirs]);
  session.type(idOf('en'), saved.en, 'Parks');
  await expect(save()).rejects.toThrow('Read the advice under English.');
  expect(found().columns.at(-1)).toMatchObject({ conflict: 'Fields', problems: [] });
});

test('what is typed while a text is saved is a further change of what was saved', async () => {
  const further = 'Parks on 30 ha, two';
  const { session, asked, save } = start([], () => session.type(idOf('en'), saved.en, further));
  session.type(idOf('en'), saved.en, 'Parks on 30 ha');
  await save();
  const value = 'Parks on 30\u00a0ha';
  expect(asked.at(-1)).toMatchObject(['save', { edits: [{ value }] }]);
  expect(readDraft(idOf('en'))).toEqual({ base: value, text: further });
});

test('a text that is closed while it is checked is not saved', async () => {
  const { session, asked, save } = start([], () => session.close());
  session.type(idOf('en'), saved.en, 'Parks');
  await expect(save()).rejects.toThrow('the text was closed');
  expect(asked.map(([path]) => path)).toEqual(['check']);
});
