import { type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';
import { languages } from '@/i18n/languages';
import { characterAdvice, withoutInvisible } from './characters';
import { htmlAdvice } from './html';
import { type Entry, entriesOf, isIn, lineAt, type MessageFile, type Problem } from './messageFile';
import { readPattern } from './pattern';

/** A mistake at its place in a file. */
type Finding = Omit<Problem, 'path' | 'locale'>;

type Entries = ReadonlyMap<string, Entry>;
type SyntaxMistake = Readonly<{ code: ParseErrorCode; offset: number }>;

const quotesAdvice =
  'There is text outside the quotation marks here. Each name and each text is enclosed in straight ones ("…"); inside a text write curly ones (“…”), and leave no other notes in the file.';

const commaTooMany =
  'There is one comma too many here: write one between two texts, none after the last.';

/** Advice by error code of the parser. Codes that would tell an editor nothing more share one advice. */
const syntaxAdvice: Record<string, string> = {
  CommaExpected: 'A comma is missing at the end of this line.',
  ColonExpected: 'A colon (:) is missing between the name and its text.',
  ValueExpected: 'A text in "double quotes" is missing here.',
  PropertyNameExpected: 'A name in "double quotes" is missing here.',
  CloseBraceExpected: 'A closing brace } is missing: here, or at the end of a group further up.',
  EndOfFileExpected: 'There is something after the last closing brace }. Remove it.',
  UnexpectedEndOfString:
    'The closing quotation mark (") is missing in this line, or a text was broken over two lines.',
  InvalidUnicode: 'A backslash (\\) must be written twice: \\\\.',
  InvalidEscapeCharacter: 'A backslash (\\) must be written twice: \\\\.',
};

/** Where a file stops to be readable, and what to do. */
function syntaxMistake(
  { text, isUtf8 }: MessageFile,
  error?: SyntaxMistake,
): [offset: number, advice: string] {
  if (isUtf8 === false)
    return [
      0,
      'The file is not UTF-8, so its letters cannot be read: save it as UTF-8 (in Notepad: Save as, Encoding, UTF-8).',
    ];
  if (text.startsWith('\uFEFF'))
    return [0, 'The file begins with an invisible mark (BOM). Save it as "UTF-8" without BOM.'];
  if (!error || text.trim() === '')
    return [0, 'The file must be one group of texts in braces { }. Bring its last version back.'];
  const conflict = text.search(/^(?:<{7}|={7}|>{7})/m);
  if (conflict >= 0)
    return [
      conflict,
      'Two versions of these lines stand between <<<<<<< and >>>>>>>: delete one of them, and the lines with these signs.',
    ];
  const code = printParseErrorCode(error.code);
  const before = text.slice(0, error.offset).trimEnd();
  const expectsMore = code === 'PropertyNameExpected' || code === 'ValueExpected';
  const isCommaTooMany = expectsMore && before.endsWith(',');
  const line = text.split('\n')[lineAt(text, error.offset) - 1] ?? '';
  const string = line.replace(/^\s*"[^"]*"\s*:\s*"/, '');
  const advice = isCommaTooMany
    ? commaTooMany
    : (syntaxAdvice[code] ?? characterAdvice(string) ?? quotesAdvice);
  // The mistake is at the end of the last readable token, not where the parser stopped.
  const isBehind = code === 'CommaExpected' || code === 'CloseBraceExpected' || isCommaTooMany;
  return [
    isBehind ? before.length : error.offset,
    `The file cannot be read from here on. ${advice} Undo the last change if you are not sure.`,
  ];
}

const patternAdvice: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE:
    'A placeholder is not closed: put } behind its name, as in {year}.',
  UNCLOSED_TAG:
    'A tag is opened and not closed: put its end behind the words, as in <email>words</email>.',
  UNMATCHED_CLOSING_TAG: 'A tag is closed that was not opened, or under another name.',
  INVALID_TAG:
    'There is a < that belongs to no tag. A tag is one word, as in <email>words</email>; for the sign write "less than".',
  EMPTY_ARGUMENT: 'There is an empty placeholder {}. Put its name in, or remove it.',
  MALFORMED_ARGUMENT:
    'A placeholder is not closed or written wrongly: it looks like {year}, one word in braces.',
  MISSING_OTHER_CLAUSE: 'A placeholder with several forms needs one form called other {…}.',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR:
    'A placeholder with several forms has the same form twice. Remove one of them.',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT:
    'Each form of a placeholder is in braces of its own, as in one {# day} other {# days}.',
  INVALID_ARGUMENT_TYPE:
    'The word after the comma in a placeholder is no number format. It is never translated.',
};

/** ICU reads these as plain text after a straight apostrophe: "l'{name}" shows braces. */
const hidesSlot = /'[{}<#]/;
const apostropheAdvice =
  "A straight apostrophe (') before {, }, < or # switches the placeholder off. Write a curly one (’).";

function textAdvice(text: string): string | null {
  if (/^[\s\u00ad]*$/.test(withoutInvisible(text))) return 'The text is empty. Write it.';
  const html = htmlAdvice(text);
  if (html) return html;
  const pattern = readPattern(text);
  if (typeof pattern !== 'string') return null;
  if (hidesSlot.test(text)) return apostropheAdvice;
  const advice = patternAdvice[pattern] ?? `A placeholder in this text is broken (${pattern}).`;
  return `${advice} Compare with the same text in the other languages.`;
}

/** Checks a file without comparing it. Null where it cannot be read. */
function readFile(file: MessageFile): { entries: Entries | null; findings: Finding[] } {
  let error: SyntaxMistake | undefined;
  const all = entriesOf(file, (code, offset) => {
    error ??= { code, offset };
  });
  if (error || all[0]?.type !== 'group') {
    const [offset, advice] = syntaxMistake(file, error);
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

function nameOf(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
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
  if (theirs.slots === own.slots) {
    const changed = [...theirs.written].find(
      ([name, written]) => (own.written.get(name) ?? written) !== written,
    );
    return changed
      ? `A placeholder has another format than in English: write ${changed[1].replaceAll(',', ', ')} here, since the words behind the comma are never translated, left out or added.`
      : null;
  }
  if (hidesSlot.test(ours.value)) return apostropheAdvice;
  return `The placeholders or tags differ from English. English has: ${theirs.slots || 'none'}. This text has: ${own.slots || 'none'}. Use exactly the English ones; only the words around them are translated.`;
}

/** How to add what a translation does not have. */
function missingAdvice({ key, type, value }: Entry, english: Entries, language: string): string {
  const group = groupOf(key);
  const name = nameOf(key);
  const place = group ? `to the group "${group}" that begins here` : 'at the top level of the file';
  if (type !== 'group')
    return `This text is missing in ${language}. Add "${name}" ${place}. English says: ${JSON.stringify(value)}`;
  const texts = [...english.values()].filter((entry) => entry.type === 'text' && isIn(key)(entry));
  return `This group of ${texts.length} texts is missing in ${language}. Copy "${name}" from messages/en.json, add it ${place} and translate it.`;
}

function differences(english: Entries, ours: Entries, language: string): Finding[] {
  const findings = [...english.values()].flatMap((entry): Finding[] => {
    const { key } = entry;
    const own = ours.get(key);
    const advice = own ? differenceFrom(entry, own) : missingAdvice(entry, english, language);
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
