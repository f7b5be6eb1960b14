import { type Phrase, phrase } from '@/i18n/toolText';
import type { Finding } from '../finding';
import { type Entry, entriesOf, type MessageFile } from '../messageFiles';
import { characterAdvice, withoutInvisible } from './characters';
import { readPattern } from './pattern';
import { unreadable } from './syntax';

/** A finding, without the file in which it is. */
type FindingInFile = Omit<Finding, 'path' | 'locale'>;

type Entries = ReadonlyMap<string, Entry>;

/** Advice for a broken ICU pattern, by the parser's error code. */
function patternAdvice(code: string): Phrase {
  if (code.includes('TAG')) {
    return phrase('Rules.tag', { example: '<email>…</email>', sign: '<' });
  }
  if (/PLURAL|CLAUSE/.test(code)) {
    const example = '{days, plural, one {# day} other {# days}}';
    return phrase('Rules.pluralForms', { example });
  }
  return phrase('Rules.placeholder', { example: '{year}' });
}

/** Self-closing tags, `<br>`, HTML comments and entities, and characters that a program has escaped twice. */
const foreignMarkup =
  /<!--|<\/?br\b[^<>]*>|<[a-z][^<>]*\/>|&(?:#\w+|[a-z]{2,}\d*);|\\(?:u[\da-f]{4}|[nrt"/])/i;

/**
 * Names the first piece of HTML or JSON that visitors would see literally in a text, and says what to write instead.
 */
function htmlAdvice(text: string): Phrase | undefined {
  const [piece] = foreignMarkup.exec(text) ?? [];
  return piece ? phrase('Rules.html', { piece, escape: '\\u00a0' }) : undefined;
}

function textAdvice(text: string): Phrase | undefined {
  if (/^[\s\u00ad]*$/.test(withoutInvisible(text))) return phrase('Rules.empty');
  const pattern = readPattern(text);
  const html = htmlAdvice(text);
  if (html || typeof pattern !== 'string') return html;
  return phrase('Rules.compare', { advice: patternAdvice(pattern) });
}

/** Says how to write a name with a dot, because next-intl takes the dot for the boundary of a group. */
function nameAdvice({ key, name }: Entry): Phrase | undefined {
  if (!name.includes('.')) return undefined;
  return phrase('Rules.dottedName', {
    name,
    last: name.split('.').at(-1) ?? name,
    group: groupOf(key),
  });
}

/** Checks a file by itself, before it is compared with English. The entries are null if it cannot be read. */
function readFile(file: MessageFile): { entries: Entries | null; findings: FindingInFile[] } {
  const broken = unreadable(file);
  if (broken) return { entries: null, findings: [broken] };
  const all = entriesOf(file);
  const entries = new Map<string, Entry>();
  const findings = all.flatMap((entry) => {
    const { key, line, type, value } = entry;
    const first = entries.get(key);
    entries.set(key, entry);
    const advice = [
      nameAdvice(entry),
      first?.name === entry.name && phrase('Rules.twice', { line: first.line }),
      type === 'text' && textAdvice(value),
      type === 'other' && phrase('Rules.notText', { quotes: '"…"' }),
    ];
    return advice.flatMap((one) => (one ? { line, key, ...one } : []));
  });
  return { entries, findings };
}

/** Key of the group that contains an entry. */
function groupOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('.')));
}

/** Says how a text or group of a translation must change to match the English one; null if it matches. */
function differenceFrom(english: Entry, ours: Entry): Phrase | null {
  if (english.type === 'group' && ours.type === 'text')
    return phrase('Rules.groupInEnglish', { braces: '{ }' });
  if (english.type === 'text' && ours.type === 'group')
    return phrase('Rules.textInEnglish', { text: JSON.stringify(english.value) });
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
    [...slots.values()].sort().join(' ') || phrase('Rules.noSlots');
  return phrase('Rules.slotsDiffer', { english: list(theirs.slots), own: list(own.slots) });
}

/** Says how to add a text or group that a translation lacks. */
function missingAdvice({ key, type, value }: Entry, locale: string): Phrase {
  const group = groupOf(key);
  const name = key.slice(key.lastIndexOf('.') + 1);
  const place = group ? phrase('Rules.toGroup', { group }) : phrase('Rules.toTop');
  const language = { language: locale };
  return type === 'group'
    ? phrase('Rules.missingGroup', { language, name, place })
    : phrase('Rules.missingText', { language, name, place, text: JSON.stringify(value) });
}

function differences(english: Entries, ours: Entries, locale: string): FindingInFile[] {
  const findings = [...english.values()].flatMap((entry): FindingInFile[] => {
    const { key } = entry;
    const own = ours.get(key);
    const advice = own ? differenceFrom(entry, own) : missingAdvice(entry, locale);
    const place = own ?? ours.get(groupOf(key));
    // If a whole group is missing, only the group is reported, not the texts in it.
    if (!advice || !place || (!own && place.type !== 'group')) return [];
    return [{ line: place.line, key, ...advice }];
  });
  const unknown = [...ours.values()].filter(
    ({ key }) => !english.has(key) && english.get(groupOf(key))?.type === 'group',
  );
  const advice = phrase('Rules.unknownName');
  return [
    ...findings,
    ...unknown.map(({ line, key }) => ({ line, key, ...(characterAdvice(key) ?? advice) })),
  ];
}

/**
 * Compares message files with the first one, which is the English one. Reports unreadable files; missing, unknown and
 * duplicate keys; values that are not texts; broken ICU patterns; and placeholders or tags that differ from English.
 */
export function structureFindings(files: readonly MessageFile[]): Finding[] {
  const read = files.map((file) => ({ file, ...readFile(file) }));
  const english = read[0]?.entries;
  return read.flatMap(({ file: { path, locale }, entries, findings }) => {
    const compared = english && entries ? differences(english, entries, locale) : [];
    return [...findings, ...compared].map((one) => ({ path, locale, ...one }));
  });
}
