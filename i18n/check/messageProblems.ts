import { isTagElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { allElements } from '@/i18n/allElements';
import { languages } from '@/i18n/languages';
import { lineAt, type MessageFile, type Problem } from './messageFile';

type Report = (offset: number, key: string, advice: string) => void;

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
  InvalidCharacter: 'This text has a tab in it. Write a space instead.',
};

/** Where a file stops to be readable, and what to do. */
function syntaxMistake(text: string, error: ParseError | undefined): [offset: number, string] {
  if (text.startsWith('\uFEFF'))
    return [0, 'The file begins with an invisible mark (BOM). Save it as "UTF-8" without BOM.'];
  if (!error || text.trim() === '')
    return [0, 'The file must be one group of texts in braces { }. Bring its last version back.'];
  const code = printParseErrorCode(error.error);
  const before = text.slice(0, error.offset).trimEnd();
  const expectsMore = code === 'PropertyNameExpected' || code === 'ValueExpected';
  const isCommaTooMany = expectsMore && before.endsWith(',');
  const advice = isCommaTooMany ? commaTooMany : (syntaxAdvice[code] ?? quotesAdvice);
  // The mistake is at the end of the last readable token, not where the parser stopped.
  const isBehind = code === 'CommaExpected' || code === 'CloseBraceExpected' || isCommaTooMany;
  return [
    isBehind ? before.length : error.offset,
    `The file cannot be read from here on. ${advice} Undo the last change if you are not sure.`,
  ];
}

/** @returns the names and values of a group, with their dotted keys */
function propertiesOf(group: Node, prefix: string) {
  return (group.children ?? []).flatMap(({ offset, children: [name, value] = [] }) =>
    name && value
      ? { name: String(name.value), key: prefix + String(name.value), offset, value }
      : [],
  );
}

function countTexts(node: Node): number {
  return node.type === 'object'
    ? propertiesOf(node, '').reduce((sum, { value }) => sum + countTexts(value), 0)
    : 1;
}

/** The placeholders and tags that a text uses, such as `{year}` and `<email>`, sorted. */
function slotsOf(text: string): string[] {
  const found = allElements(parse(text)).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    return isTagElement(element) ? `<${element.value}>` : `{${element.value}}`;
  });
  return [...new Set(found)].sort();
}

function patternOf(value: string): { slots: string[] } | { error: string } {
  try {
    return { slots: slotsOf(value) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

const patternAdvice: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE:
    'A placeholder is not closed: put } behind its name, as in {year}.',
  UNCLOSED_TAG:
    'A tag is opened and not closed: put its end behind the words, as in <email>words</email>.',
  UNMATCHED_CLOSING_TAG: 'A tag is closed that was not opened, or under another name.',
  INVALID_TAG: 'There is a < that belongs to no tag. Write "less than" in words.',
  EMPTY_ARGUMENT: 'There is an empty placeholder {}. Put its name in, or remove it.',
  MALFORMED_ARGUMENT:
    'A placeholder is not closed or written wrongly: it looks like {year}, one word in braces.',
  MISSING_OTHER_CLAUSE: 'A placeholder with several forms needs one form called other {…}.',
  INVALID_ARGUMENT_TYPE:
    'The word after the comma in a placeholder is no number format. It is never translated.',
};

/** ICU reads a brace or a tag after a straight apostrophe as plain text: "l'{name}" shows braces. */
const hidesSlot = /'[{<]/;

function checkText(text: string, offset: number, key: string, report: Report): void {
  if (text.trim() === '') {
    report(offset, key, 'The text is empty. Write it.');
    return;
  }
  const pattern = patternOf(text);
  if (!('error' in pattern)) return;
  const advice =
    patternAdvice[pattern.error] ?? `A placeholder in this text is broken (${pattern.error}).`;
  report(offset, key, `${advice} Compare with the same text in the other languages.`);
}

/** Checks a group without comparing it. */
function checkGroup(group: Node, prefix: string, file: MessageFile, report: Report): void {
  const offsets = new Map<string, number>();
  for (const { name, key, offset, value } of propertiesOf(group, prefix)) {
    const first = offsets.get(name);
    if (first === undefined) offsets.set(name, offset);
    else {
      report(
        offset,
        key,
        `This name occurs twice in the same group, first in line ${lineAt(file.text, first)}. Remove one of them.`,
      );
    }
    if (value.type === 'object') checkGroup(value, `${key}.`, file, report);
    else if (value.type === 'string') checkText(value.value, offset, key, report);
    else report(offset, key, 'This must be a text in "double quotes".');
  }
}

/** What a translation's text or group must change to fit the English one of its name; null for two groups. */
function differenceFrom(english: Node, ours: Node): string | null {
  if (english.type === 'object' && ours.type === 'string')
    return 'English has a group of texts in braces { } here, not one text. Copy the group from messages/en.json and translate it.';
  if (english.type === 'string' && ours.type === 'object')
    return `English has one text here, not a group: ${JSON.stringify(english.value)}`;
  // checkGroup has already reported a value that is no text, and a broken pattern.
  if (english.type !== 'string' || ours.type !== 'string') return null;
  const [theirs, own] = [patternOf(english.value), patternOf(ours.value)];
  if ('error' in theirs || 'error' in own || theirs.slots.join() === own.slots.join()) return null;
  if (hidesSlot.test(ours.value)) {
    return `A straight apostrophe (') before { or < switches the placeholder off. Write a curly one (’).`;
  }
  const list = (names: string[]) => (names.length > 0 ? names.join(' ') : 'none');
  return `The placeholders or tags differ from English. English has: ${list(theirs.slots)}. This text has: ${list(own.slots)}. Use exactly the English ones; only the words around them are translated.`;
}

function compareGroups(
  english: Node,
  ours: Node,
  prefix: string,
  language: string,
  report: Report,
) {
  const start = ours.parent?.offset ?? ours.offset;
  const place = prefix
    ? `to the group "${prefix.slice(0, -1)}" that begins here`
    : 'at the top level of the file';
  const found = new Map(propertiesOf(ours, prefix).map((property) => [property.name, property]));

  for (const { name, key, value } of propertiesOf(english, prefix)) {
    const property = found.get(name);
    found.delete(name);
    const isGroup = value.type === 'object';
    if (!property) {
      const missing = isGroup
        ? `This group of ${countTexts(value)} texts is missing in ${language}. Copy "${name}" from messages/en.json, add it ${place} and translate it.`
        : `This text is missing in ${language}. Add "${name}" ${place}. English says: ${JSON.stringify(value.value)}`;
      report(start, key, missing);
    } else if (isGroup && property.value.type === 'object') {
      compareGroups(value, property.value, `${key}.`, language, report);
    } else {
      const difference = differenceFrom(value, property.value);
      if (difference) report(property.offset, key, difference);
    }
  }
  for (const { key, offset } of found.values()) {
    report(
      offset,
      key,
      'This name does not exist in messages/en.json, so nothing shows it. Remove it, or correct its spelling.',
    );
  }
}

/**
 * Compares the message files with the reference (English). Reports files that cannot be read, missing, extra and
 * duplicate keys, values that are no text, broken ICU patterns, and placeholders or tags that differ from English.
 */
export function messageProblems(reference: MessageFile, others: readonly MessageFile[]): Problem[] {
  const problems: Problem[] = [];

  const reporter =
    (file: MessageFile): Report =>
    (offset, key, advice) =>
      problems.push({
        path: file.path,
        line: lineAt(file.text, offset),
        locale: file.locale,
        key,
        advice,
      });

  const read = (file: MessageFile): Node | null => {
    const errors: ParseError[] = [];
    const root = parseTree(file.text, errors, { disallowComments: true });
    const [first] = errors;
    if (first || root?.type !== 'object') {
      const [offset, advice] = syntaxMistake(file.text, first);
      reporter(file)(offset, '', advice);
      return null;
    }
    checkGroup(root, '', file, reporter(file));
    return root;
  };

  const english = read(reference);
  for (const file of others) {
    const translation = read(file);
    if (!english || !translation) continue;
    compareGroups(english, translation, '', languages[file.locale].name, reporter(file));
  }
  return problems;
}
