import { type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';
import { languages } from '@/i18n/languages';
import { type Entry, entriesOf, lineAt, type MessageFile, type Problem } from '../read';
import { characterAdvice, withoutInvisible } from './characters';
import { htmlAdvice } from './html';
import { readPattern } from './pattern';

/** A mistake at its place in a file. */
type Finding = Omit<Problem, 'path' | 'locale'>;

type Entries = ReadonlyMap<string, Entry>;
type SyntaxMistake = Readonly<{ code: ParseErrorCode; offset: number }>;

/** Advice by error code of the parser. Codes that would tell an editor nothing more share the one below. */
const syntaxAdvice: Readonly<Record<string, string>> = {
  CommaExpected: 'A comma is missing at the end of this line.',
  ColonExpected: 'A colon (:) is missing between the name and its text.',
  ValueExpected: 'There is one comma too many here, or a text in "double quotes" is missing.',
  PropertyNameExpected:
    'There is one comma too many here, or a name in "double quotes" is missing.',
  CloseBraceExpected: 'A closing brace } is missing: here, or at the end of a group further up.',
  EndOfFileExpected: 'There is something after the last closing brace }. Remove it.',
  UnexpectedEndOfString:
    'The closing quotation mark (") is missing in this line, or a text was broken over two lines.',
  InvalidCharacter: 'There is a tab or an invisible character in this line: write a space instead.',
  InvalidUnicode: 'A backslash (\\) must be written twice: \\\\.',
  InvalidEscapeCharacter: 'A backslash (\\) must be written twice: \\\\.',
};

const quotesAdvice =
  'There is text outside the quotation marks here. Each name and each text is enclosed in straight ones ("…"); inside a text write curly ones (“…”), and leave no other notes in the file.';

/** Where a file stops to be readable, and what to do. */
function syntaxMistake(text: string, error?: SyntaxMistake): [offset: number, advice: string] {
  if (text.startsWith('\uFEFF'))
    return [0, 'The file begins with an invisible mark (BOM). Save it as "UTF-8" without BOM.'];
  if (!error || text.trim() === '')
    return [
      0,
      'The file must be one group of texts in braces { }, saved as UTF-8 (in Notepad: Save as, Encoding, UTF-8). Bring its last version back.',
    ];
  const conflict = text.search(/^(?:<{7}|={7}|>{7})/m);
  if (conflict >= 0)
    return [
      conflict,
      'Two versions of these lines stand between <<<<<<< and >>>>>>>: delete one of them, and the lines with these signs.',
    ];
  const code = printParseErrorCode(error.code);
  const before = text.slice(0, error.offset).trimEnd();
  return [
    // What is missing is missing behind the last readable token, not where the parser stopped.
    code.endsWith('Expected') ? before.length : error.offset,
    `The file cannot be read from here on. ${syntaxAdvice[code] ?? quotesAdvice} Undo the last change if you are not sure.`,
  ];
}

/** By the parser's code: the first that fits. */
const patternAdvice = [
  [
    /TAG/,
    'A tag is not opened, not closed or misspelt: it looks like <email>words</email>. For the sign < write "less than".',
  ],
  [
    /PLURAL|CLAUSE/,
    'The forms of a number are each in braces of their own, and the last one is called other, as in {days, plural, one {# day} other {# days}}.',
  ],
  [
    /./,
    'A placeholder is not closed or written wrongly: it looks like {year}, and nothing in its braces is translated.',
  ],
] as const;

function textAdvice(text: string): string | undefined {
  if (/^[\s\u00ad]*$/.test(withoutInvisible(text))) return 'The text is empty. Write it.';
  const pattern = readPattern(text);
  const html = htmlAdvice(text);
  if (html || typeof pattern !== 'string') return html;
  const [, advice] = patternAdvice.find(([code]) => code.test(pattern)) ?? [];
  return `${advice} Compare with the same text in the other languages.`;
}

/** Checks a file without comparing it. Null where it cannot be read. */
function readFile(file: MessageFile): { entries: Entries | null; findings: Finding[] } {
  let error: SyntaxMistake | undefined;
  const all = entriesOf(file, (code, offset) => {
    error ??= { code, offset };
  });
  if (error || all[0]?.type !== 'group') {
    const [offset, advice] = syntaxMistake(file.text, error);
    return { entries: null, findings: [{ line: lineAt(file.text, offset), key: '', advice }] };
  }
  const entries = new Map<string, Entry>();
  const findings = all.flatMap((entry) => {
    const { key, line, type, value } = entry;
    const first = entries.get(key);
    entries.set(key, entry);
    const advices = [
      first &&
        `This name occurs twice in the same group, first in line ${first.line}. Remove one of them.`,
      type === 'text' && textAdvice(value),
      type === 'other' && 'This must be a text in "double quotes".',
    ];
    return advices.flatMap((advice) => (advice ? { line, key, advice } : []));
  });
  return { entries, findings };
}

/** Key of the group that an entry is in. */
function groupOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('.')));
}

/** What a translation's text or group must change to fit the English one of its name; null for two groups. */
function differenceFrom(english: Entry, ours: Entry): string | null {
  if (english.type === 'group' && ours.type === 'text')
    return 'English has a group of texts in braces { } here, not one text. Copy the group from messages/en.json and translate it.';
  if (english.type === 'text' && ours.type === 'group')
    return `English has one text here, not a group: ${JSON.stringify(english.value)}`;
  // readFile has already reported a value that is no text, and a broken pattern.
  if (english.type !== 'text' || ours.type !== 'text') return null;
  const [theirs, own] = [readPattern(english.value), readPattern(ours.value)];
  if (typeof theirs === 'string' || typeof own === 'string') return null;
  // A language may have forms of a number where another has none: plurals.ts.
  const isSame = ([name, slot]: readonly [string, string]) => {
    const found = own.slots.get(name);
    return found === slot || (found && `${found}${slot}`.includes(', plural}'));
  };
  if (own.slots.size === theirs.slots.size && [...theirs.slots].every(isSame)) return null;
  const list = (slots: typeof own.slots) => [...slots.values()].sort().join(' ') || 'none';
  return `The placeholders or tags differ from English. English has: ${list(theirs.slots)}. This text has: ${list(own.slots)}. Use exactly the English ones; only the words around them are translated.`;
}

/** How to add what a translation does not have. */
function missingAdvice({ key, type, value }: Entry, language: string): string {
  const group = groupOf(key);
  const name = key.slice(key.lastIndexOf('.') + 1);
  const place = group ? `to the group "${group}" that begins here` : 'at the top level of the file';
  return type === 'group'
    ? `This group is missing in ${language}. Copy "${name}" from messages/en.json, add it ${place} and translate it.`
    : `This text is missing in ${language}. Add "${name}" ${place}. English says: ${JSON.stringify(value)}`;
}

function differences(english: Entries, ours: Entries, language: string): Finding[] {
  const findings = [...english.values()].flatMap((entry): Finding[] => {
    const { key } = entry;
    const own = ours.get(key);
    const advice = own ? differenceFrom(entry, own) : missingAdvice(entry, language);
    const place = own ?? ours.get(groupOf(key));
    // What is in a group that is missing itself has no place.
    if (!advice || !place || (!own && place.type !== 'group')) return [];
    return [{ line: place.line, key, advice }];
  });
  const unknown = [...ours.values()].filter(
    ({ key }) => !english.has(key) && english.get(groupOf(key))?.type === 'group',
  );
  const advice =
    'This name does not exist in messages/en.json, so nothing shows it. Remove it, or correct its spelling.';
  return [
    ...findings,
    ...unknown.map(({ line, key }) => ({ line, key, advice: characterAdvice(key) ?? advice })),
  ];
}

/**
 * Compares message files with the first one, the English. Reports files that cannot be read, missing, extra and
 * duplicate keys, values that are no text, broken ICU patterns, and placeholders or tags that differ from English.
 */
export function messageProblems(files: readonly MessageFile[]): Problem[] {
  const read = files.map((file) => ({ file, ...readFile(file) }));
  const english = read[0]?.entries;
  return read.flatMap(({ file: { path, locale }, entries, findings }) => {
    const compared =
      english && entries ? differences(english, entries, languages[locale].name) : [];
    return [...findings, ...compared].map((finding) => ({ path, locale, ...finding }));
  });
}
