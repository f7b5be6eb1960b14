import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Locale } from '@/i18n/locales';
import { type Phrase, phrase, Refusal, toolLanguages } from '@/i18n/toolText';
import { changeableLists, isInGroup, rowsThat } from './catalogue';
import { content } from './current';
import { daysAfter, isDay } from './day';
import { certificatesFile, checksFile, companyFile } from './files';
import type { Finding } from './finding';
import type { Certificate, Check, Content } from './model';
import { lineAt, type MessageFile, textsOf } from './read';
import { jsonProblems } from './rules/json';
import { isShown } from './shown';
import { readText } from './text';
import { placeOfValue, valuesOf } from './values';
import { withValue } from './write';

/*
 * What somebody must check, and check again: content/checks.json. A check with sources is a claim of law, of standards,
 * of other companies or of the trade. One without is what a person has read and confirmed: texts, a value, a file. Each
 * says who checked it on which day. It is due on its next day, or as soon as one of its texts changes.
 *
 * The day is always a parameter; preflight, the editor and the build take theirs from site/buildTime.ts, where
 * SOURCE_DATE_EPOCH sets it.
 */

/** Groups of texts that preflight asks a lawyer, an engineer or the owner to read and confirm. */
export function textsFor(reader: 'lawyer' | 'engineer' | 'owner'): string[] {
  return rowsThat(({ readBy }) => readBy === reader);
}

/** Whether somebody has confirmed a text, a value or a file, or the group that contains it. */
export function isConfirmed(name: string, checks: readonly Check[]): boolean {
  return checks.some(
    ({ sources, texts, files }) =>
      sources.length === 0 &&
      (texts.some((group) => isInGroup(name, group)) || files.some(({ file }) => file === name)),
  );
}

/**
 * The day, as YYYY-MM-DD, as of which all that a group of texts says of law and practice was checked: that of the
 * oldest check.
 *
 * @returns undefined if no check is about the group
 */
export function asOf(
  group: string,
  checks: readonly Pick<Check, 'texts' | 'checkedOn'>[] = content.checks,
): string | undefined {
  const stated = checks.filter(({ texts }) => texts.some((key) => isInGroup(key, group)));
  return stated.map(({ checkedOn }) => checkedOn).sort()[0];
}

/** A text of a language. */
interface Text {
  readonly locale: Locale;
  readonly key: string;
  readonly value: string;
}

/** All texts, read once for all checks. */
function textsOfAll(messages: readonly MessageFile[]): Text[] {
  return messages.flatMap((file) =>
    textsOf(file).map(({ key, value }) => ({ locale: file.locale, key, value })),
  );
}

/** A short sum of the texts that were checked, in every language. It changes with each of them. */
function sumOf({ texts: checked }: Pick<Check, 'texts'>, texts: readonly Text[]): string {
  const lines = texts
    .filter(({ key }) => checked.some((group) => isInGroup(key, group)))
    .map(({ locale, key, value }) => `${locale} ${key} ${value}`);
  if (lines.length === 0) return '';
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);
}

/** Why something must be checked again on a day, or undefined if it need not be. */
function reasonToCheck(
  content: Content,
  check: Check,
  day: string,
  texts: readonly Text[],
): Phrase | undefined {
  // What no page shows need not be right.
  if (check.files.length === 0 && !check.texts.some((key) => isShown(content, key)))
    return undefined;
  if (check.again && check.again <= day)
    return phrase('Checks.again', { day: { day: check.again } });
  if (check.sum !== sumOf(check, texts))
    return phrase('Checks.changed', { day: { day: check.checkedOn } });
  return undefined;
}

/** The line of a check in content/checks.json. */
function lineOfCheck(source: string, id: string): number {
  return lineAt(source, Math.max(0, source.indexOf(`"id": "${id}"`)));
}

/** Checks of a content that are due on a day. */
export function checksDue(
  day: string,
  content: Content,
  messages: readonly MessageFile[],
  source = readText(checksFile),
): Finding[] {
  const all = textsOfAll(messages);
  return content.checks.flatMap((check) => {
    const reason = reasonToCheck(content, check, day, all);
    if (!reason) return [];
    const { id, by, checkedOn } = check;
    // Without a claim, it is a person's own word.
    const claim = check.claim
      ? { written: check.claim }
      : phrase('Checks.confirmed', { by, day: { day: checkedOn } });
    return {
      ...{ path: checksFile, line: lineOfCheck(source, id), key: id },
      ...phrase('Due.check', { claim, reason }),
    };
  });
}

/** How many days before its last day a certificate is named. A new audit takes about as long. */
const notice = 90;

/** Certificates that end soon, are over, or of which nobody knows when they end. */
export function certificatesDue(
  day: string,
  list: readonly Pick<Certificate, 'validUntil'>[],
  source = readText(certificatesFile),
): Finding[] {
  return list.flatMap(({ validUntil }, index) => {
    if (validUntil > daysAfter(day, notice)) return [];
    const at = [index, 'validUntil'];
    const { line } = placeOfValue(certificatesFile, source, at);
    const values = { day: { day: validUntil } };
    const isOver = validUntil < day;
    return {
      ...{ path: certificatesFile, line, key: at.join('.') },
      ...(validUntil === ''
        ? phrase('Due.noLastDay')
        : phrase(isOver ? 'Due.certificateWas' : 'Due.certificateEnds', values)),
    };
  });
}

const isDayMonthOrYear = (text: string) =>
  isDay(text) || isDay(`${text}-01`) || /^(19|20)\d\d$/.test(text);

/**
 * Whether a text is in a list from which an editor may remove it. Then its check is due, because the sum has changed.
 */
function mayBeRemoved(key: string): boolean {
  return changeableLists.some((list) => key.startsWith(`${list}.`));
}

/** Whether there must be a next check: law and practice change, and so do the sources of a claim. */
function mustBeRepeated({ id, sources }: Pick<Check, 'id' | 'sources'>): boolean {
  return sources.length > 0 || [...textsFor('lawyer'), ...textsFor('engineer')].includes(id);
}

/** What is wrong with one check, one phrase each. */
function adviceFor(check: Check, all: readonly Check[], keys: readonly string[]): Phrase[] {
  const { id, claim, texts, files, sources, checkedOn, by, again } = check;
  const advice: Phrase[] = [];
  if (all.filter((one) => one.id === id).length > 1) advice.push(phrase('Checks.twice', { id }));
  for (const language of toolLanguages)
    if (claim ? !claim[language]?.trim() : sources.length > 0)
      advice.push(
        phrase('Checks.claim', {
          language: { language },
          name: `"claim", "${language}"`,
        }),
      );
  if (texts.length + files.length === 0)
    advice.push(phrase('Checks.places', { texts: '"texts"', files: '"files"' }));
  for (const group of texts)
    if (!keys.some((key) => isInGroup(key, group)) && !mayBeRemoved(group))
      advice.push(phrase('Checks.noText', { group }));
  for (const { file, says = '' } of files)
    if (!existsSync(file) || !readFileSync(file, 'utf8').includes(says))
      advice.push(phrase('Checks.doesNotSay', { file, says }));
  if (claim && sources.length === 0) advice.push(phrase('Checks.source', { name: '"sources"' }));
  for (const { name, on } of sources)
    if (!name?.trim() || !isDayMonthOrYear(on ?? ''))
      advice.push(phrase('Checks.sourceDate', { source: name ?? '', name: '"on"' }));
  const isNext = (day: string) => isDay(day) && day > checkedOn;
  if (!isDay(checkedOn ?? '') || !(again || mustBeRepeated(check) ? isNext(again ?? '') : true))
    advice.push(phrase('Checks.days', { first: '"checkedOn"', second: '"again"' }));
  if (!by?.trim()) advice.push(phrase('Checks.by', { name: '"by"' }));
  return advice;
}

/** The keys of all texts, and of all values of the company. */
function allKeys(messages: readonly MessageFile[]): string[] {
  // The English file has every key; messageProblems.ts compares the others with it.
  const texts = messages.slice(0, 1).flatMap(textsOf);
  const values = valuesOf(companyFile, readFileSync(companyFile, 'utf8'));
  return [...texts, ...values].map(({ key }) => key);
}

/** What is wrong with content/checks.json, with what to do. */
export function checkProblems(text: string, messages: readonly MessageFile[]): Finding[] {
  const found = (advice: Phrase, key = '', line = 1) => ({
    ...{ path: checksFile, line, key },
    ...advice,
  });
  const keys = allKeys(messages);
  return jsonProblems({ path: checksFile, text }, 'list', (list) => {
    const checks = (list as readonly (Partial<Check> | null)[]).map(
      (check) => ({ texts: [], files: [], sources: [], ...check }) as unknown as Check,
    );
    return checks.flatMap((check, index) => {
      if (!check.id) return [found(phrase('Checks.name', { name: '"id"' }), `${index}`)];
      const line = lineOfCheck(text, check.id);
      return adviceFor(check, checks, keys).map((advice) => found(advice, check.id, line));
    });
  });
}

/** Somebody's check. */
interface Done {
  /** A check of the list, or a group of texts, a text, a value of content/company.json or a file. */
  readonly id: string;
  readonly by: string;
  /** YYYY-MM-DD. */
  readonly on: string;
  /**
   * The day by which it must be checked again. Without it, that comes after as long a time as before, or after a year
   * for what a lawyer or an engineer confirms. The rest is confirmed for good.
   */
  readonly again?: string;
}

const dayLength = 86_400_000;
const year = 365;

/**
 * content/checks.json after somebody has checked something.
 *
 * @throws Refusal if there is nothing of this name, or if a name or day is missing
 */
export function withCheck(
  source: string,
  { id, by, on, again }: Done,
  messages: readonly MessageFile[],
): string {
  const checks: readonly Check[] = JSON.parse(source);
  const found = checks.findIndex((check) => check.id === id);
  const index = found < 0 ? checks.length : found;
  const isText = allKeys(messages).some((key) => isInGroup(key, id));
  if (found < 0 && !isText && !(id.trim() && existsSync(id)))
    throw new Refusal(phrase('Checks.missing', { id }));
  const added = { id, texts: isText ? [id] : [], files: isText ? [] : [{ file: id }], sources: [] };
  const old: Omit<Check, 'checkedOn' | 'by' | 'sum'> & Partial<Check> = checks[found] ?? added;
  const days =
    old.again && old.checkedOn
      ? (Date.parse(old.again) - Date.parse(old.checkedOn)) / dayLength
      : mustBeRepeated(old) && year;
  const next = again || (days && daysAfter(on, days));
  const sum = sumOf(old, textsOfAll(messages));
  const values = { checkedOn: on, by, ...(next && { again: next }), sum };
  const written = (changed: string, [name, value]: readonly [string, unknown]) =>
    withValue(changed, [index, name], value);
  const text =
    found < 0
      ? // The list is set by itself, because it is then written as Biome formats it.
        written(withValue(source, [index], { ...old, ...values }), ['texts', old.texts])
      : Object.entries(values).reduce(written, source);
  const [problem] = checkProblems(text, messages).filter(({ key }) => key === id);
  if (problem) throw new Refusal(problem);
  return text;
}
