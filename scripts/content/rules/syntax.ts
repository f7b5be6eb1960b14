import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import { isListFile } from '@/content/contentFiles';
import { foreignBytes, lineAt, parsedJson, type TextFile } from '@/content/json';
import { type Phrase, phrase } from '@/i18n/toolText';
import type { Finding } from '../finding';

/* What can be wrong with a file as JSON, whatever it contains: the same for every file that people write. */

type ParsingError = Readonly<{ code: ParseErrorCode; offset: number }>;

/**
 * The advice `Syntax` by the parser's error code. All other codes share one, because they would not help an editor
 * further.
 */
const syntaxAdvice = {
  CommaExpected: 'comma',
  ColonExpected: 'colon',
  ValueExpected: 'value',
  PropertyNameExpected: 'name',
  CloseBraceExpected: 'brace',
  CloseBracketExpected: 'bracket',
  EndOfFileExpected: 'end',
  UnexpectedEndOfString: 'string',
  InvalidCharacter: 'character',
  InvalidUnicode: 'backslash',
  InvalidEscapeCharacter: 'backslash',
} as const;

/** Signs that advice shows. They are arguments, because a message would take them for its own syntax. */
const signs = {
  quotes: '"…"',
  mark: '"',
  straight: '"…"',
  curly: '“…”',
  brace: '}',
  bracket: ']',
  one: '\\',
  two: '\\\\',
};

const isKnown = (code: string): code is keyof typeof syntaxAdvice =>
  Object.hasOwn(syntaxAdvice, code);

/** Signs at the beginning and at the end of a file. */
type Brackets = readonly ['{', '}'] | readonly ['[', ']'];

const bracketsOf = (path: string): Brackets => (isListFile(path) ? ['[', ']'] : ['{', '}']);

/** The place from which a file cannot be read, and advice on how to repair it. */
function placeAndAdvice(
  text: string,
  [begin, end]: Brackets,
  error?: ParsingError,
): readonly [offset: number, advice: Phrase] | undefined {
  const foreign = foreignBytes(text);
  if (foreign >= 0) return [foreign, phrase('Syntax.encoding')];
  if (text.startsWith('\uFEFF')) return [0, phrase('Syntax.bom')];
  if (/^\s*<(?:!doctype|html|head|body|\?xml)\b/i.test(text)) return [0, phrase('Syntax.webPage')];
  if (text.trim() === '' || (!error && !text.trimStart().startsWith(begin)))
    return [
      0,
      phrase(begin === '[' ? 'Syntax.noList' : 'Syntax.noGroup', { braces: `${begin} ${end}` }),
    ];
  if (!error) return undefined;
  const conflict = text.search(/^(?:<{7}|={7}|>{7})/m);
  if (conflict >= 0)
    return [
      conflict,
      phrase('Syntax.conflict', { begin: '<<<<<<<', middle: '=======', end: '>>>>>>>' }),
    ];
  const code = printParseErrorCode(error.code);
  const name = isKnown(code) ? syntaxAdvice[code] : 'quotes';
  const before = text.slice(0, error.offset).trimEnd();
  const [, whole] = /(\d+),$/.exec(before) ?? [];
  const [decimals] = /^\d+/.exec(text.slice(error.offset)) ?? [];
  if (name === 'name' && whole && decimals)
    return [
      error.offset,
      phrase('Syntax.fromHere', {
        advice: phrase('Syntax.decimal', {
          right: `${whole}.${decimals}`,
          wrong: `${whole},${decimals}`,
        }),
      }),
    ];
  const values = name === 'end' ? { ...signs, brace: end } : signs;
  return [
    // If something is missing, it is missing right after the last readable token, not where the parser stopped.
    code.endsWith('Expected') ? before.length : error.offset,
    phrase('Syntax.fromHere', { advice: phrase(`Syntax.${name}`, values) }),
  ];
}

/** Why a file cannot be read, with the line and the cure. Undefined if it can. */
export function unreadable({ path, text }: TextFile): Finding | undefined {
  const brackets = bracketsOf(path);
  // Most files have no mistake, and the parser that finds its place takes ten times as long.
  if (text.trimStart().startsWith(brackets[0]) && parsedJson(text) !== undefined) return undefined;
  let error: ParsingError | undefined;
  const onError = (code: ParseErrorCode, offset: number) => {
    error ??= { code, offset };
  };
  visit(text, { onError }, { disallowComments: true });
  const found = placeAndAdvice(text, brackets, error);
  return found && { path, line: lineAt(text, found[0]), key: '', ...found[1] };
}

/** Names that occur twice in a group, of which a program takes the last without a word. */
function twice({ path, text }: TextFile): Finding[] {
  const lines = new Map<string, number>();
  const findings: Finding[] = [];
  visit(text, {
    onObjectProperty: (name, _offset, _length, line, _character, group) => {
      const key = [...group(), name].join('.');
      const first = lines.get(key);
      lines.set(key, line + 1);
      // The names in a group that occurs twice are not reported again.
      if (first === undefined || findings.some((one) => key.startsWith(`${one.key}.`))) return;
      findings.push({ path, line: line + 1, key, ...phrase('Rules.twice', { line: first }) });
    },
  });
  return findings;
}

/**
 * What is wrong with a file.
 *
 * @param check what else can be wrong with its value, once it can be read
 */
export function jsonFindings(
  file: TextFile,
  check: (value: unknown) => readonly Finding[] = () => [],
): Finding[] {
  const broken = unreadable(file);
  return broken ? [broken] : [...twice(file), ...check(JSON.parse(file.text))];
}
