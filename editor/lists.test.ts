import { locales } from '@/i18n/locales';
import { findingsOf } from '@/scripts/content/contentRules';
import { untranslatedMark } from '@/scripts/content/rules/untranslatedMark';
import { workIn } from '@/scripts/testing/workIn';
import { keysOfEntry, listEdits, newName } from './lists';
import { saveEdits } from './server/save';
import { readLists } from './server/state';
import { readTexts } from './server/texts';

const list = 'Services.studies.points';

workIn();

const entriesOf = (name: string) => readLists().lists[name] ?? [];
const change = (name: string, wanted: readonly string[]) =>
  saveEdits('a list', listEdits(readLists(), name, wanted));

test('an entry can be added, moved and removed in all languages at once', () => {
  const before = readTexts();
  const old = entriesOf(list);
  const added = newName(old);
  change(list, [...old, added]);
  expect(findingsOf(['messages'])).toEqual([]);
  const unwritten = findingsOf(['unwritten']).map(({ locale }) => locale);
  expect([...new Set(unwritten)]).toEqual(locales);
  change(list, [added, ...old]);
  expect(entriesOf(list)).toEqual([added, ...old]);
  change(list, old);
  expect(readTexts()).toEqual(before);
  change(list, old.slice(1));
  expect(findingsOf(['messages'])).toEqual([]);
});

test('every list accepts a new entry, which is marked in every language until somebody writes it', () => {
  const before = readLists();
  const edits = Object.entries(before.lists).flatMap(([name, entries]) =>
    listEdits(before, name, [...entries, newName(entries)]),
  );
  saveEdits('all lists', edits);
  expect(findingsOf(['messages'])).toEqual([]);
  for (const { locale, texts } of readLists().files) {
    if (!locale) continue;
    const values = Object.values(texts).map(({ value }) => value);
    expect([locale, ...values]).toContain(`${untranslatedMark}New entry`);
    expect([locale, ...values]).not.toContain('New entry');
  }
  expect(findingsOf(['unwritten']).map(({ locale }) => locale)).toContain('en');
});

test('a list that somebody else has changed in the meantime is not overwritten', () => {
  const edits = listEdits(readLists(), list, entriesOf(list).slice(1));
  change(list, entriesOf(list).toReversed());
  const before = entriesOf(list);
  expect(() => saveEdits('a list', edits)).toThrow('Not saved');
  expect(entriesOf(list)).toEqual(before);
});

test('a text of an entry is opened with the other texts of its entry', () => {
  const lists = { 'A.items': ['one', 'two'], 'A.items.two.points': ['first'] };
  const keys = ['A.items.one.term', 'A.items.one.text', 'A.items.two.text', 'A.title'];
  expect(keysOfEntry('A.items.one.text', keys, lists)).toEqual([
    'A.items.one.text',
    'A.items.one.term',
  ]);
  expect(keysOfEntry('A.title', keys, lists)).toEqual(['A.title']);
  expect(keysOfEntry('A.items.two.points.first', keys, lists)).toEqual([
    'A.items.two.points.first',
  ]);
});
