import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type Locale, languageNames } from '../../i18n/locales';

/** A message file as it was read. */
export interface MessageFile {
  readonly locale: Locale;
  /** As shown to the editor. */
  readonly path: string;
  readonly text: string;
}

/** One thing that an editor has to mend. */
export interface Problem {
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  readonly locale: Locale;
  /** Dotted key, or empty where the file as a whole is broken. */
  readonly key: string;
  /** What is wrong and what to do, in an editor's words. */
  readonly advice: string;
}

interface Entry {
  readonly key: string;
  readonly value: string;
  readonly offset: number;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Plain words for the parser's most frequent complaints. */
const syntaxAdvice: Record<string, string> = {
  CommaExpected: 'A comma is missing at the end of the line before.',
  ColonExpected: 'A colon (:) is missing between the name and its text.',
  ValueExpected: 'A text in "double quotes" is missing here, or there is one comma too many.',
  PropertyNameExpected:
    'A name in "double quotes" is missing here, or the comma before it is one too many.',
  CloseBraceExpected: 'A closing brace } is missing.',
  EndOfFileExpected: 'There is something after the last closing brace }. Remove it.',
  UnexpectedEndOfString: 'The closing quotation mark (") of this text is missing.',
  InvalidSymbol: 'This is not valid here. Texts stand in "double quotes".',
  InvalidEscapeCharacter: 'A backslash (\\) must be written twice: \\\\.',
  InvalidCharacter: 'This text has a line break or a tab in it. Keep each text on one line.',
};

function syntaxProblem(file: MessageFile, error: ParseError): Problem {
  const code = printParseErrorCode(error.error);
  const before = file.text.slice(0, error.offset);
  // The mistake is usually where the last thing that could be read ends, not where reading stopped.
  const offset = code === 'CommaExpected' ? before.trimEnd().length : error.offset;
  return {
    path: file.path,
    line: lineAt(file.text, offset),
    locale: file.locale,
    key: '',
    advice: `The file cannot be read from here on. ${syntaxAdvice[code] ?? code} Undo the last change if you are not sure.`,
  };
}

function collect(node: Node, prefix: string, entries: Entry[], odd: Entry[], twice: Entry[]): void {
  const seen = new Set<string>();
  for (const property of node.children ?? []) {
    const [name, value] = property.children ?? [];
    if (!name || !value) continue;
    const key = prefix ? `${prefix}.${name.value}` : String(name.value);
    const entry = { key, value: String(value.value), offset: property.offset };
    if (seen.has(key)) twice.push(entry);
    seen.add(key);
    if (value.type === 'object') collect(value, key, entries, odd, twice);
    else if (value.type === 'string') entries.push(entry);
    else odd.push(entry);
  }
}

/** The placeholders and tags that a text uses, such as `{year}` and `<email>`, sorted. */
function slots(elements: readonly MessageFormatElement[]): string[] {
  const found = new Set<string>();
  const visit = (list: readonly MessageFormatElement[]) => {
    for (const element of list) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      found.add(isTagElement(element) ? `<${element.value}>` : `{${element.value}}`);
      if (isTagElement(element)) visit(element.children);
      if (isPluralElement(element) || isSelectElement(element)) {
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  visit(elements);
  return [...found].sort();
}

function patternOf(value: string): { slots: string[] } | { error: string } {
  try {
    return { slots: slots(parse(value)) };
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
  MALFORMED_ARGUMENT: 'A placeholder is written wrongly: it looks like {year}, letters only.',
};

/**
 * What is wrong with the message files, compared with the reference (English): files that cannot be read, missing, extra
 * and doubled keys, values that are no text, broken ICU patterns, and placeholders or tags that differ from English.
 */
export function messageProblems(reference: MessageFile, others: readonly MessageFile[]): Problem[] {
  const problems: Problem[] = [];

  const read = (file: MessageFile): { entries: Entry[]; root: Node } | null => {
    const errors: ParseError[] = [];
    const root = parseTree(file.text, errors, { disallowComments: true });
    const [first] = errors;
    if (first || root?.type !== 'object') {
      problems.push(syntaxProblem(file, first ?? { error: 4, offset: 0, length: 0 }));
      return null;
    }
    const [entries, odd, twice]: Entry[][] = [[], [], []];
    collect(root, '', entries ?? [], odd ?? [], twice ?? []);
    const report = ({ key, offset }: Entry, advice: string) =>
      problems.push({
        path: file.path,
        line: lineAt(file.text, offset),
        locale: file.locale,
        key,
        advice,
      });
    for (const entry of odd ?? []) report(entry, 'This must be a text in "double quotes".');
    for (const entry of twice ?? [])
      report(entry, 'This name stands twice in the same group. Remove one of them.');
    for (const entry of entries ?? []) {
      const pattern = patternOf(entry.value);
      if (entry.value.trim() === '') report(entry, 'The text is empty. Write it.');
      else if ('error' in pattern) {
        report(
          entry,
          `${patternAdvice[pattern.error] ?? `The placeholders in this text are broken (${pattern.error}).`} Compare with messages/en.json.`,
        );
      }
    }
    return { entries: entries ?? [], root };
  };

  const english = read(reference);
  for (const file of others) {
    const translation = read(file);
    if (!english || !translation) continue;
    const texts = new Map(translation.entries.map((entry) => [entry.key, entry]));
    const wanted = new Map(english.entries.map((entry) => [entry.key, entry]));
    const language = languageNames[file.locale];
    const report = (key: string, offset: number, advice: string) =>
      problems.push({
        path: file.path,
        line: lineAt(file.text, offset),
        locale: file.locale,
        key,
        advice,
      });

    for (const { key, value } of english.entries) {
      const entry = texts.get(key);
      if (!entry) {
        const group = nearestGroup(translation.root, key);
        report(
          key,
          group.offset,
          `This text is missing in ${language}. Add "${key.split('.').at(-1)}" ${group.name ? `to the group "${group.name}" that begins here` : 'to the file'}. English says: ${JSON.stringify(value)}`,
        );
        continue;
      }
      const [ours, theirs] = [patternOf(value), patternOf(entry.value)];
      if ('slots' in ours && 'slots' in theirs && ours.slots.join() !== theirs.slots.join()) {
        const list = (names: string[]) => (names.length > 0 ? names.join(' ') : 'none');
        report(
          key,
          entry.offset,
          `The placeholders differ from English. English has: ${list(ours.slots)}. This text has: ${list(theirs.slots)}. Use exactly the English ones; only the words around them are translated.`,
        );
      }
    }
    for (const { key, offset } of translation.entries) {
      if (!wanted.has(key)) {
        report(
          key,
          offset,
          'This name does not exist in messages/en.json, so nothing shows it. Remove it, or correct its spelling.',
        );
      }
    }
  }
  return problems;
}

/** The deepest group of the file that leads to the key. */
function nearestGroup(root: Node, key: string): { name: string; offset: number } {
  const path = key.split('.').slice(0, -1);
  while (path.length > 0) {
    const node = findNodeAtLocation(root, path);
    if (node?.parent) return { name: path.join('.'), offset: node.parent.offset };
    path.pop();
  }
  return { name: '', offset: root.offset };
}
