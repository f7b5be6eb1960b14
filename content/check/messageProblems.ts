import { languageName, toolText } from '@/i18n/toolText';
import { type Entry, entriesOf, type MessageFile, type Problem } from '../read';
import { characterAdvice, withoutInvisible } from './characters';
import { htmlAdvice } from './html';
import { unreadable } from './json';
import { readPattern } from './pattern';

/** A problem, without the file in which it is. */
type ProblemInFile = Omit<Problem, 'path' | 'locale'>;

type Entries = ReadonlyMap<string, Entry>;

/** Advice for a broken ICU pattern, by the parser's error code. */
function patternAdvice(code: string): string {
  if (code.includes('TAG')) {
    const example = `<email>${toolText('Check.example')}</email>`;
    return toolText('Check.tag', { example, sign: '<' });
  }
  if (/PLURAL|CLAUSE/.test(code)) {
    const example = '{days, plural, one {# day} other {# days}}';
    return toolText('Check.pluralForms', { example });
  }
  return toolText('Check.placeholder', { example: '{year}' });
}

function textAdvice(text: string): string | undefined {
  if (/^[\s\u00ad]*$/.test(withoutInvisible(text))) return toolText('Check.empty');
  const pattern = readPattern(text);
  const html = htmlAdvice(text);
  if (html || typeof pattern !== 'string') return html;
  return toolText('Check.compare', { advice: patternAdvice(pattern) });
}

/** Says how to write a name with a dot, because next-intl takes the dot for the boundary of a group. */
function nameAdvice({ key, name }: Entry): string | undefined {
  if (!name.includes('.')) return undefined;
  return toolText('Check.dottedName', {
    name,
    last: name.split('.').at(-1) ?? name,
    group: groupOf(key),
  });
}

/** Checks a file by itself, before it is compared with English. The entries are null if it cannot be read. */
function readFile(file: MessageFile): { entries: Entries | null; problems: ProblemInFile[] } {
  const fault = unreadable(file);
  if (fault) return { entries: null, problems: [fault] };
  const all = entriesOf(file);
  const entries = new Map<string, Entry>();
  const problems = all.flatMap((entry) => {
    const { key, line, type, value } = entry;
    const first = entries.get(key);
    entries.set(key, entry);
    const advices = [
      nameAdvice(entry),
      first?.name === entry.name && toolText('Check.twice', { line: first.line }),
      type === 'text' && textAdvice(value),
      type === 'other' && toolText('Check.notText', { quotes: '"…"' }),
    ];
    return advices.flatMap((advice) => (advice ? { line, key, advice } : []));
  });
  return { entries, problems };
}

/** Key of the group that contains an entry. */
function groupOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('.')));
}

/** Says how a text or group of a translation must change to match the English one; null if it matches. */
function differenceFrom(english: Entry, ours: Entry): string | null {
  if (english.type === 'group' && ours.type === 'text')
    return toolText('Check.groupInEnglish', { braces: '{ }' });
  if (english.type === 'text' && ours.type === 'group')
    return toolText('Check.textInEnglish', { text: JSON.stringify(english.value) });
  // readFile has already reported values that are not texts, and broken patterns.
  if (english.type !== 'text' || ours.type !== 'text') return null;
  const [theirs, own] = [readPattern(english.value), readPattern(ours.value)];
  if (typeof theirs === 'string' || typeof own === 'string') return null;
  // One language may need a plural or a select although another does not. plurals.ts checks plurals.
  const isSame = ([name, slot]: readonly [string, string]) => {
    const found = own.slots.get(name);
    return found === slot || (found && /, (plural|select)}/.test(`${found}${slot}`));
  };
  if (own.slots.size === theirs.slots.size && [...theirs.slots].every(isSame)) return null;
  const list = (slots: typeof own.slots) =>
    [...slots.values()].sort().join(' ') || toolText('Check.noSlots');
  return toolText('Check.slotsDiffer', { english: list(theirs.slots), own: list(own.slots) });
}

/** Says how to add a text or group that a translation lacks. */
function missingAdvice({ key, type, value }: Entry, language: string): string {
  const group = groupOf(key);
  const name = key.slice(key.lastIndexOf('.') + 1);
  const place = group ? toolText('Check.toGroup', { group }) : toolText('Check.toTop');
  return type === 'group'
    ? toolText('Check.missingGroup', { language, name, place })
    : toolText('Check.missingText', { language, name, place, text: JSON.stringify(value) });
}

function differences(english: Entries, ours: Entries, language: string): ProblemInFile[] {
  const problems = [...english.values()].flatMap((entry): ProblemInFile[] => {
    const { key } = entry;
    const own = ours.get(key);
    const advice = own ? differenceFrom(entry, own) : missingAdvice(entry, language);
    const place = own ?? ours.get(groupOf(key));
    // If a whole group is missing, only the group is reported, not the texts in it.
    if (!advice || !place || (!own && place.type !== 'group')) return [];
    return [{ line: place.line, key, advice }];
  });
  const unknown = [...ours.values()].filter(
    ({ key }) => !english.has(key) && english.get(groupOf(key))?.type === 'group',
  );
  const advice = toolText('Check.unknownName');
  return [
    ...problems,
    ...unknown.map(({ line, key }) => ({ line, key, advice: characterAdvice(key) ?? advice })),
  ];
}

/**
 * Compares message files with the first one, which is the English one. Reports unreadable files; missing, unknown and
 * duplicate keys; values that are not texts; broken ICU patterns; and placeholders or tags that differ from English.
 */
export function messageProblems(files: readonly MessageFile[]): Problem[] {
  const read = files.map((file) => ({ file, ...readFile(file) }));
  const english = read[0]?.entries;
  return read.flatMap(({ file: { path, locale }, entries, problems }) => {
    const compared = english && entries ? differences(english, entries, languageName(locale)) : [];
    return [...problems, ...compared].map((problem) => ({ path, locale, ...problem }));
  });
}
