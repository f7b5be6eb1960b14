import { existsSync } from 'node:fs';
import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';
import { dayInWords, toolText, toolTextAt } from '@/i18n/toolText';
import { certificateName, certificatePath, certificateSets } from './certificates';
import certificatesSchema from './certificates.schema.json' with { type: 'json' };
import { characterAdvice, mixedAdvice } from './check/characters';
import { jsonProblems } from './check/json';
import { isUntranslated, wordingAdvice } from './check/wording';
import { numberAdvice } from './checkDigits';
import companySchema from './company.schema.json' with { type: 'json' };
import { isDay } from './day';
import { certificatesFile, companyFile } from './files';
import { lineAt, type Problem } from './read';
import { readText } from './text';

/*
 * Reads and checks the values in content/*.json. The JSON schemas beside them have the rules, and a name for each
 * value.
 */

/**
 * What a JSON schema says about a value or a group of values. Its words are English, for programs that show a schema.
 * The tools have the same words in three languages (`Values`).
 */
interface Rule {
  /** The name of the value. */
  readonly title: string;
  readonly type: string;
  /** Says how to write the value. */
  readonly description?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Whether a text is a name, which a language may write as another one does. Our own keyword. */
  readonly isName?: boolean;
  readonly properties?: Readonly<Record<string, Rule>>;
  /** In a group that has a text for each language, the rule for each of these texts. */
  readonly additionalProperties?: boolean | Rule;
  /** In a list, the rule for each entry. */
  readonly items?: Rule;
}

/** The rules of each file. */
export const schemas: Readonly<Record<string, Rule>> = {
  [companyFile]: companySchema,
  [certificatesFile]: certificatesSchema,
};

/** The group of the tools' texts that has the words of each file's rules. */
const wordsOf: Readonly<Record<string, string>> = {
  [companyFile]: 'Values.company',
  [certificatesFile]: 'Values.certificates',
};

/**
 * A rule with its words, and those of the rules in it, in the language of the person who reads them.
 *
 * @param group of the words in the texts of the tools
 * @param inherited how to write the values of the group that contains the rule
 */
function inOwnLanguage(rule: Rule, group: string, inherited?: string): Rule {
  const { properties, items, additionalProperties: each } = rule;
  const how = toolTextAt(`${group}.how`) ?? inherited;
  return {
    ...rule,
    title: toolTextAt(`${group}.title`) ?? rule.title,
    ...(how && rule.description && { description: how }),
    ...(items && {
      items: { ...inOwnLanguage(items, group), title: toolText('Values.certificate') },
    }),
    // The name of a language takes the place of this title.
    ...(typeof each === 'object' && {
      additionalProperties: { ...inOwnLanguage(each, group), title: each.title },
    }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [
          name,
          inOwnLanguage(inner, `${group}.${name}`, how),
        ]),
      ),
    }),
  };
}

/** The rules of a file, with their words in the language of the person who reads them. */
export function rulesOf(path: string): Rule | undefined {
  const schema = schemas[path];
  return schema && inOwnLanguage(schema, wordsOf[path] ?? '');
}

/** Paths of the files that have a schema. */
export const valueFiles = Object.keys(schemas);

export interface Value {
  /** Dotted key. Entries of a list are counted from 0. */
  readonly key: string;
  /** Counted from 1. */
  readonly line: number;
  readonly value: string;
  /** The name that owners read, after the names of its groups. */
  readonly title: string;
  /** How to write it. */
  readonly how?: string;
  /** Language of a text. */
  readonly locale?: Locale;
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

function isRight(value: unknown, { type, pattern, minimum, maximum }: Rule): boolean {
  if (typeof value !== type || !new RegExp(pattern ?? '', 'u').test(String(value))) return false;
  return typeof value !== 'number' || (value >= (minimum ?? 0) && value <= (maximum ?? value));
}

/** Whether there is such a time zone or country, which a pattern cannot say. All other values are known. */
function isKnown(key: string, value: string): boolean {
  try {
    if (key === 'timeZone') new Intl.DateTimeFormat('en', { timeZone: value });
    if (key === 'countryCode') return countries.of(value) !== value;
    return true;
  } catch {
    return false;
  }
}

/** Advice about a value that all languages share, as machines read it too: an address, a number or a name. */
function signAdvice(value: string): string | undefined {
  if (/ {2}|^\s|\s$/.test(value)) return toolText('Check.twoSpaces');
  return characterAdvice(value) ?? mixedAdvice(value);
}

/** The rules for the parts of a group or list, by name; undefined for a single value. */
function partsOf(rule: Rule, node: Node): Readonly<Record<string, Rule>> | undefined {
  const { items, additionalProperties: each, properties } = rule;
  if (items) {
    const children = node.children ?? [];
    const titleOf = (child: Node, index: number) => {
      const standard = findNodeAtLocation(child, ['standard'])?.value;
      const edition = findNodeAtLocation(child, ['edition'])?.value ?? '';
      return standard ? certificateName({ standard, edition }) : `${items.title} ${index + 1}`;
    };
    return Object.fromEntries(
      children.map((child, index) => [index, { ...items, title: titleOf(child, index) }]),
    );
  }
  if (typeof each === 'object')
    return Object.fromEntries(
      locales.map((locale) => [locale, { ...each, title: languages[locale].name }]),
    );
  return properties;
}

/** Advice about a text in a file of values, where placeholders and tags are not allowed. */
function textAdvice(key: string, value: string, english: string, locale: Locale): string[] {
  if (isUntranslated(value)) return [];
  if (/[{}<>]/.test(value)) return [toolText('Value.noSigns', { signs: '{ } < >' })];
  const original = locale === locales[0] ? undefined : english;
  return wordingAdvice({ key, value }, original, locale);
}

function read(path: string, text: string) {
  const schema = rulesOf(path);
  const root = parseTree(text, [], { disallowComments: true });
  const values: Value[] = [];
  const problems: Problem[] = [];
  const visit = (at: JSONPath, rule: Rule, names: readonly string[], locale?: Locale) => {
    const node = root && findNodeAtLocation(root, at);
    const key = at.join('.');
    const line = lineAt(text, node?.offset ?? 0);
    const say = (advice: string) =>
      problems.push({ path, line, key, advice, ...(locale && { locale }) });
    if (!node)
      return say(
        toolText('Value.missing', {
          name: names.join(' › '),
          how: rule.description ?? toolText('Value.addIt'),
        }),
      );
    const parts = partsOf(rule, node);
    if (parts) {
      if (node.type !== rule.type)
        return say(
          rule.type === 'array'
            ? toolText('Value.mustBeList', { name: names.join(' › '), brackets: '[ ]' })
            : toolText('Value.mustBeGroup', { name: names.join(' › '), brackets: '{ }' }),
        );
      const written = node.children?.map((pair) => String(pair.children?.[0]?.value)) ?? [];
      for (const name of node.type === 'object' ? written : [])
        if (!Object.hasOwn(parts, name)) say(toolText('Value.unknownName', { name }));
      for (const [name, inner] of Object.entries(parts)) {
        const step = node.type === 'array' ? Number(name) : name;
        const isLanguage = typeof rule.additionalProperties === 'object';
        visit(
          [...at, step],
          inner,
          [...names, inner.title],
          isLanguage ? (name as Locale) : undefined,
        );
      }
      return;
    }
    if (key === '$schema') return;
    const value = String(node.value ?? '').normalize();
    const { description: how } = rule;
    const title = names.join(' › ');
    values.push({ key, line, value, title, ...(how && { how }), ...(locale && { locale }) });
    const isText = locale && !rule.isName;
    const sign = isText ? undefined : signAdvice(value);
    if (sign) say(sign);
    else if (!isRight(node.value, rule) || !isKnown(key, value)) {
      say(
        toolText('Value.notValid', {
          value,
          name: names.at(-1) ?? key,
          how: rule.description ?? toolText('Value.writeAgain'),
        }),
      );
    } else if (isText) {
      const english = root && findNodeAtLocation(root, [...at.slice(0, -1), locales[0]]);
      for (const advice of textAdvice(key, value, String(english?.value ?? ''), locale))
        say(advice);
    }
  };
  if (schema && root?.type === schema.type) visit([], schema, []);
  return { values, problems };
}

/** The values of a file, in the order of its schema. */
export function valuesOf(path: string, text: string): Value[] {
  return read(path, text).values;
}

/** What is wrong with the days of a certificate: one that does not exist, or a last day before the first. */
function dayProblems(values: readonly Value[], problems: readonly Problem[]): Problem[] {
  const isReported = (key: string) => problems.some((problem) => problem.key === key);
  return values.flatMap(({ key, line, value }) => {
    const [, index, name] = /^(\d+)\.(valid(?:From|Until))$/.exec(key) ?? [];
    if (!name || value === '' || isReported(key)) return [];
    const first = values.find((one) => one.key === `${index}.validFrom`)?.value ?? '';
    const advice = isDay(value)
      ? name === 'validUntil' && value < first
        ? toolText('Value.lastBeforeFirst', { last: dayInWords(value), first: dayInWords(first) })
        : undefined
      : toolText('Value.noDay', { day: value });
    return advice ? [{ path: certificatesFile, line, key, advice }] : [];
  });
}

/** Problems that concern more than one value of a certificate: an empty list, duplicate ids, missing documents. */
function certificateProblems(
  values: readonly Value[],
  exists: (file: string) => boolean,
): Problem[] {
  const ids = values.filter(({ key }) => key.endsWith('.id'));
  if (ids.length === 0) {
    const advice = toolText('Value.noCertificates');
    return [{ path: certificatesFile, line: 1, key: '', advice }];
  }
  return ids.flatMap(({ key, line, value: id }, index) => {
    const isTwice = ids.findIndex(({ value }) => value === id) < index;
    const missing = certificateSets
      .map((set) => `public${certificatePath(set, { id })}`)
      .filter((file) => !exists(file));
    const advices = [
      ...(isTwice ? [toolText('Value.certificateTwice', { id })] : []),
      ...missing.map((file) => toolText('Value.noDocument', { file })),
    ];
    return advices.map((advice) => ({ path: certificatesFile, line, key, advice }));
  });
}

/**
 * What is wrong with the check digits of the company's numbers. Numbers that are not written right are reported
 * already.
 */
function numberProblems(values: readonly Value[], problems: readonly Problem[]): Problem[] {
  const written = (name: string) => values.find(({ key }) => key === name)?.value ?? '';
  const advice = numberAdvice({
    uic: written('uic'),
    vat: written('vat'),
    iban: written('iban'),
  });
  return values.flatMap(({ key, line }) => {
    const words = Object.entries(advice).find(([name]) => name === key)?.[1];
    const isReported = problems.some((problem) => problem.key === key);
    return words && !isReported ? [{ path: companyFile, line, key, advice: words }] : [];
  });
}

/** Legal forms of companies in Bulgaria, Italy, Germany and Britain, at the end of a name. */
const legalForm =
  /(?<= )(?:ЕООД|ООД|ЕАД|АД|EOOD|OOD|EAD|AD|S\.?r\.?l\.?|S\.?p\.?A\.?|GmbH|Ltd\.?)$/u;

/** A name with a legal form. The form belongs to the name in the register, which is the text `Company.legalName`. */
function nameProblems(values: readonly Value[]): Problem[] {
  return values.flatMap(({ key, line, value }) => {
    const [form] = (key === 'name' && legalForm.exec(value)) || [];
    if (!form) return [];
    return [{ path: companyFile, line, key, advice: toolText('Value.legalForm', { form }) }];
  });
}

/** What is wrong between the company's values, each of which is right by itself. */
function companyProblems(values: readonly Value[]): Problem[] {
  const days = (key: string) => values.find((value) => value.key === key);
  const [answer, opinion] = [days('terms.answer'), days('terms.opinion')];
  if (!answer || !opinion || Number(opinion.value) > Number(answer.value)) return [];
  const advice = toolText('Value.opinionTooEarly', { days: answer.value });
  return [{ path: companyFile, line: opinion.line, key: opinion.key, advice }];
}

/**
 * All problems in a file of values.
 *
 * @param exists whether there is a file, by default on disk
 */
export function valueProblems(
  path: string,
  text: string,
  exists: (file: string) => boolean = existsSync,
): Problem[] {
  const kind = path === certificatesFile ? 'list' : 'group';
  return jsonProblems({ path, text }, kind, () => problemsOfValues(path, text, exists));
}

/** The problems of a file that can be read. */
function problemsOfValues(
  path: string,
  text: string,
  exists: (file: string) => boolean,
): Problem[] {
  const { values, problems } = read(path, text);
  if (path === companyFile)
    return [
      ...problems,
      ...nameProblems(values),
      ...companyProblems(values),
      ...numberProblems(values, problems),
    ];
  return [...problems, ...dayProblems(values, problems), ...certificateProblems(values, exists)];
}

/** Reads all files of values from disk. */
export function readValueFiles(): { path: string; text: string }[] {
  return valueFiles.map((path) => ({ path, text: readText(path) }));
}
