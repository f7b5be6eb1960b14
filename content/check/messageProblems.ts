import { type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';
import { languages } from '@/i18n/languages';
import { type Entry, entriesOf, lineAt, type MessageFile, type Problem } from '../read';
import { characterAdvice, withoutInvisible } from './characters';
import { htmlAdvice } from './html';
import { readPattern } from './pattern';

/** A problem, without the file in which it is. */
type ProblemInFile = Omit<Problem, 'path' | 'locale'>;

type Entries = ReadonlyMap<string, Entry>;
type ParseProblem = Readonly<{ code: ParseErrorCode; offset: number }>;

/** Advice by the parser's error code. All other codes share `quotesAdvice`, because they would not help an editor further. */
const syntaxAdvice: Readonly<Record<string, string>> = {
  CommaExpected: 'A comma is missing at the end of this line.',
  ColonExpected: 'A colon (:) is missing between the name and its text.',
  ValueExpected: 'There is an extra comma here, or a text in "double quotes" is missing.',
  PropertyNameExpected: 'There is an extra comma here, or a name in "double quotes" is missing.',
  CloseBraceExpected:
    'A closing brace } is missing, either here or at the end of a group further up.',
  EndOfFileExpected: 'There is something after the last closing brace }. Delete it.',
  UnexpectedEndOfString:
    'The closing quotation mark (") is missing in this line, or this text is split over two lines.',
  InvalidCharacter: 'There is a tab or an invisible character in this line. Type a space instead.',
  InvalidUnicode: 'A backslash (\\) must be written twice: \\\\.',
  InvalidEscapeCharacter: 'A backslash (\\) must be written twice: \\\\.',
};

const quotesAdvice =
  'There is text outside the quotation marks here. Put each name and each text in straight quotation marks ("…"). Within a text, use curly ones (“…”). The file cannot contain comments.';

/** The place from which a file cannot be read, and advice on how to repair it. */
function syntaxProblem(text: string, error?: ParseProblem): [offset: number, advice: string] {
  if (text.startsWith('\uFEFF'))
    return [
      0,
      'The file begins with an invisible byte order mark (BOM). Save it as "UTF-8" without BOM.',
    ];
  if (!error || text.trim() === '')
    return [
      0,
      'The file must be one group of texts in braces { }, saved as UTF-8 (in Notepad: Save as, Encoding, UTF-8). Restore its last version.',
    ];
  const conflict = text.search(/^(?:<{7}|={7}|>{7})/m);
  if (conflict >= 0)
    return [
      conflict,
      'There are two versions of these lines between <<<<<<< and >>>>>>>. Delete one version, and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ];
  const code = printParseErrorCode(error.code);
  const before = text.slice(0, error.offset).trimEnd();
  return [
    // If something is missing, it is missing right after the last readable token, not where the parser stopped.
    code.endsWith('Expected') ? before.length : error.offset,
    `The file cannot be read from here on. ${syntaxAdvice[code] ?? quotesAdvice} Undo the last change if you are not sure.`,
  ];
}

/** Advice for a broken ICU pattern: the first whose expression matches the parser's error code. */
const patternAdvice = [
  [
    /TAG/,
    'A tag is not opened, not closed or misspelt. Write it like <email>words</email>. Instead of the sign <, write "less than".',
  ],
  [
    /PLURAL|CLAUSE/,
    'Each form of a number needs its own braces, and the last form must be called other, as in {days, plural, one {# day} other {# days}}.',
  ],
  [
    /./,
    'A placeholder is not closed or is misspelt. Write it like {year}, and do not translate anything within its braces.',
  ],
] as const;

function textAdvice(text: string): string | undefined {
  if (/^[\s\u00ad]*$/.test(withoutInvisible(text))) return 'The text is empty. Write one.';
  const pattern = readPattern(text);
  const html = htmlAdvice(text);
  if (html || typeof pattern !== 'string') return html;
  const [, advice] = patternAdvice.find(([code]) => code.test(pattern)) ?? [];
  return `${advice} Compare with the same text in the other languages.`;
}

/** Says how to write a name with a dot, which the site would look for as a group with a text in it. */
function nameAdvice({ key, name }: Entry): string | undefined {
  if (!name.includes('.')) return undefined;
  return `The name "${name}" has a dot, so no page finds its text. Write "${name.split('.').at(-1)}" into the group "${groupOf(key)}", or correct the name.`;
}

/** Checks a file by itself, before it is compared with English. The entries are null if it cannot be read. */
function readFile(file: MessageFile): { entries: Entries | null; problems: ProblemInFile[] } {
  let error: ParseProblem | undefined;
  const all = entriesOf(file, (code, offset) => {
    error ??= { code, offset };
  });
  if (error || all[0]?.type !== 'group') {
    const [offset, advice] = syntaxProblem(file.text, error);
    return { entries: null, problems: [{ line: lineAt(file.text, offset), key: '', advice }] };
  }
  const entries = new Map<string, Entry>();
  const problems = all.flatMap((entry) => {
    const { key, line, type, value } = entry;
    const first = entries.get(key);
    entries.set(key, entry);
    const advices = [
      nameAdvice(entry),
      first?.name === entry.name &&
        `This name occurs twice in the same group, first in line ${first.line}. Delete one of the two.`,
      type === 'text' && textAdvice(value),
      type === 'other' && 'This must be a text in "double quotes".',
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
    return 'In English this is a group of texts in braces { }, not one text. Copy the group from messages/en.json and translate it.';
  if (english.type === 'text' && ours.type === 'group')
    return `In English this is one text, not a group: ${JSON.stringify(english.value)}`;
  // readFile has already reported values that are not texts, and broken patterns.
  if (english.type !== 'text' || ours.type !== 'text') return null;
  const [theirs, own] = [readPattern(english.value), readPattern(ours.value)];
  if (typeof theirs === 'string' || typeof own === 'string') return null;
  // One language may need a plural although another does not. plurals.ts checks plurals.
  const isSame = ([name, slot]: readonly [string, string]) => {
    const found = own.slots.get(name);
    return found === slot || (found && `${found}${slot}`.includes(', plural}'));
  };
  if (own.slots.size === theirs.slots.size && [...theirs.slots].every(isSame)) return null;
  const list = (slots: typeof own.slots) => [...slots.values()].sort().join(' ') || 'none';
  return `The placeholders or tags differ from English. English has: ${list(theirs.slots)}. This text has: ${list(own.slots)}. Use exactly the English ones, and translate only the words around them.`;
}

/** Says how to add a text or group that a translation lacks. */
function missingAdvice({ key, type, value }: Entry, language: string): string {
  const group = groupOf(key);
  const name = key.slice(key.lastIndexOf('.') + 1);
  const place = group ? `to the group "${group}" that begins here` : 'at the top level of the file';
  return type === 'group'
    ? `This group is missing in ${language}. Copy "${name}" from messages/en.json, add it ${place} and translate it.`
    : `This text is missing in ${language}. Add "${name}" ${place}. The English text is: ${JSON.stringify(value)}`;
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
  const advice =
    'This name is not in messages/en.json, so no page shows the text. Delete it, or correct its spelling.';
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
    const compared =
      english && entries ? differences(english, entries, languages[locale].name) : [];
    return [...problems, ...compared].map((problem) => ({ path, locale, ...problem }));
  });
}
