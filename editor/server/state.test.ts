import type { MessageFile } from '@/content/read';
import { toDo } from './state';

const files: MessageFile[] = [
  { locale: 'en', path: '', text: '{ "a": { "b": "One", "c": "Two" }, "ab": "<x>Three</x>" }' },
  { locale: 'it', path: '', text: '{ "a": { "b": "[EN] One" }, "ab": "<x>[EN] Three</x>" }' },
];

test('each untranslated text is marked, also if its mark comes after a tag', () => {
  expect(toDo(files, [], [])).toEqual({ 'a.b': 'Not translated yet', ab: 'Not translated yet' });
});

test('texts of the sample are marked, and so are the texts of a group for a lawyer, but no others', () => {
  const sample = 'Sample: write what is true';
  const lawyer = 'A lawyer must read this';
  expect(toDo(files.slice(0, 1), [{ key: 'a.b' }, { key: 'a.c' }], ['ab'])).toEqual({
    'a.b': sample,
    'a.c': sample,
    ab: lawyer,
  });
});

test('what a day has made untrue is marked, with each text of a group', () => {
  const due = [
    { kind: 'fact', place: '', keys: ['a'], note: 'Check again: law' },
    { kind: 'certificate', place: '', keys: ['0.validUntil'], note: 'Renew it' },
  ] as const;
  expect(toDo(files.slice(0, 1), [{ key: 'a.c' }], [], due)).toEqual({
    a: 'Check again: law',
    'a.b': 'Check again: law',
    'a.c': 'Sample: write what is true',
    '0.validUntil': 'Renew it',
  });
});
