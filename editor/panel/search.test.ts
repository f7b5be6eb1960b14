import { readFileSync } from 'node:fs';
import { type Phrase, phrase, toolLanguages } from '@/i18n/toolText';
import { keysWith } from './search';

const pages = { en: 'docs/editors.md', it: 'docs/editors.it.md', bg: 'docs/editors.bg.md' };

/**
 * The words for which the page tells editors to search: those in italics in the sentence that begins with “Search for”.
 */
function searchWords(page: string): string[] {
  const text = readFileSync(page, 'utf8').replace(/\s+/g, ' ');
  const [, sentence = ''] = /(?:Search for|Cerca|Потърсете) (\*[^:]*):/.exec(text) ?? [];
  return Array.from(sentence.matchAll(/\*([^*]+)\*/g), ([, word = '']) => word);
}

const key = 'Group.text';

/** Everything that can be to do about a text. */
function allNotes(): Phrase[] {
  const day = { day: '2026-11-20' };
  const claim = 'The law says so';
  return [
    phrase('ToDo.sample'),
    phrase('ToDo.forLawyer'),
    phrase('ToDo.forEngineer'),
    phrase('ToDo.forOwner'),
    phrase('ToDo.notWrittenYet'),
    phrase('ToDo.notTranslated'),
    phrase('Due.certificateEnds', { day }),
    phrase('Due.review', { claim, reason: phrase('Reviews.again', { day }) }),
    phrase('Due.certificateWas', { day }),
    phrase('Due.noLastDay'),
  ];
}

const finds = (word: string, note: Phrase) =>
  keysWith({ files: [], names: { [key]: '' }, toDo: { [key]: note } }, word).length > 0;

test.each(toolLanguages)(
  'in %s the words on the page for editors find everything that is to do',
  (language) => {
    localStorage.setItem('tools-language', language);
    const words = searchWords(pages[language]);
    const notes = allNotes();
    expect(notes).toHaveLength(10);
    expect(notes.filter((note) => !words.some((word) => finds(word, note)))).toEqual([]);
    expect(words.filter((word) => !notes.some((note) => finds(word, note)))).toEqual([]);
  },
);

test('a search finds texts by their words in any language, by their names and by their keys', () => {
  const files = [{ path: '', name: '', texts: { [key]: { value: 'Двадесет\u00a0дни', line: 1 } } }];
  const state = { files, names: { [key]: 'Home › main heading', other: 'Other' }, toDo: {} };
  for (const typed of ['двадесет  дни ', 'Main Heading', 'group.t'])
    expect(keysWith(state, typed)).toEqual([key]);
});
