import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Locale } from '@/i18n/locales';
import { dayInWords, languageName, toolLanguage, toolLanguages, toolText } from '@/i18n/toolText';
import { changeableLists, isInGroup } from './catalogue';
import { jsonProblems } from './check/json';
import { daysAfter, isDay } from './day';
import { factsFile } from './files';
import type { Fact } from './model';
import { lineAt, type MessageFile, type Problem, textsOf } from './read';
import { isShown } from './shown';
import { withValue } from './write';

/*
 * What the site says of law, standards, third parties and figures of the trade: content/facts.json. Each fact names the
 * texts that state it, its sources, who checked it, and when it must be checked again. docs/recipes.md says how to add
 * one.
 */

/** The claim of a fact, in the language of the person who reads it. */
export function claimOf({ claim }: Pick<Fact, 'claim'>): string {
  return claim[toolLanguage()];
}

/** A text of a language. */
interface Text {
  readonly locale: Locale;
  readonly key: string;
  readonly value: string;
}

/** All texts, read once for all facts. */
export function textsOfAll(messages: readonly MessageFile[]): Text[] {
  return messages.flatMap((file) =>
    textsOf(file).map(({ key, value }) => ({ locale: file.locale, key, value })),
  );
}

/** A short sum of the texts that state a fact, in every language. It changes with each of them. */
export function sumOf({ texts: stating }: Pick<Fact, 'texts'>, texts: readonly Text[]): string {
  const lines = texts
    .filter(({ key }) => stating.some((group) => isInGroup(key, group)))
    .map(({ locale, key, value }) => `${locale} ${key} ${value}`);
  if (lines.length === 0) return '';
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);
}

/** Why a fact must be checked again on a day, or undefined if it need not be. */
export function reasonToCheck(fact: Fact, day: string, texts: readonly Text[]): string | undefined {
  // What no page shows need not be right.
  if (fact.files.length === 0 && !fact.texts.some(isShown)) return undefined;
  if (fact.again <= day) return toolText('Facts.again', { day: dayInWords(fact.again) });
  if (fact.sum !== sumOf(fact, texts))
    return toolText('Facts.changed', { day: dayInWords(fact.checkedOn) });
  return undefined;
}

const isDayMonthOrYear = (text: string) =>
  isDay(text) || isDay(`${text}-01`) || /^(19|20)\d\d$/.test(text);

/**
 * Whether a text is in a list from which an editor may remove it. Then its fact is due, because the sum has changed.
 */
function mayBeRemoved(key: string): boolean {
  return changeableLists.some((list) => key.startsWith(`${list}.`));
}

/** What is wrong with one fact, a sentence each. */
function adviceFor(fact: Fact, all: readonly Fact[], keys: readonly string[]): string[] {
  const { id, texts, files, sources, checkedOn, checkedBy, again, dependsOn } = fact;
  const advice: string[] = [];
  if (all.filter((one) => one.id === id).length > 1) advice.push(toolText('Facts.twice', { id }));
  for (const language of toolLanguages)
    if (!fact.claim?.[language]?.trim())
      advice.push(
        toolText('Facts.claim', {
          language: languageName(language),
          name: `"claim", "${language}"`,
        }),
      );
  if (!['right', 'unverified'].includes(fact.verdict))
    advice.push(
      toolText('Facts.verdict', {
        right: '"right"',
        unverified: '"unverified"',
        name: '"verdict"',
      }),
    );
  if (texts.length + files.length === 0)
    advice.push(toolText('Facts.places', { texts: '"texts"', files: '"files"' }));
  for (const group of texts)
    if (!keys.some((key) => isInGroup(key, group)) && !mayBeRemoved(group))
      advice.push(toolText('Facts.noText', { group }));
  for (const { file, says } of files)
    if (!existsSync(file) || !readFileSync(file, 'utf8').includes(says))
      advice.push(toolText('Facts.doesNotSay', { file, says }));
  if (sources.length === 0) advice.push(toolText('Facts.source', { name: '"sources"' }));
  for (const { name, on } of sources)
    if (!name?.trim() || !isDayMonthOrYear(on ?? ''))
      advice.push(toolText('Facts.sourceDate', { source: name ?? '', name: '"on"' }));
  if (!isDay(checkedOn ?? '') || !isDay(again ?? '') || again <= checkedOn)
    advice.push(toolText('Facts.days', { first: '"checkedOn"', second: '"again"' }));
  if (!checkedBy?.trim()) advice.push(toolText('Facts.by', { name: '"checkedBy"' }));
  for (const other of dependsOn)
    if (other === id || !all.some((one) => one.id === other))
      advice.push(toolText('Facts.depends', { other, name: '"dependsOn"' }));
  return advice;
}

/** What is wrong with the facts, with what to do. */
export function factProblems(text: string, messages: readonly MessageFile[]): Problem[] {
  const say = (advice: string, key = '', line = 1) => ({ path: factsFile, line, key, advice });
  // The English file has every key; messageProblems.ts compares the others with it.
  const keys = messages.slice(0, 1).flatMap((file) => textsOf(file).map(({ key }) => key));
  const check = (list: readonly Partial<Fact>[]) => {
    const facts = list.map(
      (fact) => ({ texts: [], files: [], sources: [], dependsOn: [], ...fact }) as unknown as Fact,
    );
    return facts.flatMap((fact, index) => {
      if (!fact.id) return [say(toolText('Facts.name', { name: '"id"' }), `${index}`)];
      const line = lineAt(text, Math.max(0, text.indexOf(`"id": "${fact.id}"`)));
      return adviceFor(fact, facts, keys).map((advice) => say(advice, fact.id, line));
    });
  };
  return jsonProblems({ path: factsFile, text }, 'list', (list) => check(list as Fact[]));
}

/** Somebody's check of a fact. */
interface Check {
  readonly by: string;
  /** YYYY-MM-DD. */
  readonly on: string;
  /** The day by which it must be checked again. Without it, the next check comes after as long a time as this one. */
  readonly again?: string;
}

/**
 * content/facts.json after somebody has checked a fact and its texts.
 *
 * @throws if there is no such fact
 */
export function withCheck(
  source: string,
  id: string,
  { by, on, again }: Check,
  messages: readonly MessageFile[],
): string {
  const facts: readonly Fact[] = JSON.parse(source);
  const index = facts.findIndex((fact) => fact.id === id);
  const fact = facts[index];
  if (!fact) throw new Error(toolText('Facts.missing', { file: factsFile, id }));
  const dayLength = 86_400_000;
  const interval = (Date.parse(fact.again) - Date.parse(fact.checkedOn)) / dayLength;
  const values = {
    verdict: 'right',
    checkedOn: on,
    checkedBy: by,
    again: again ?? daysAfter(on, interval),
    sum: sumOf(fact, textsOfAll(messages)),
  };
  return Object.entries(values).reduce(
    (text, [name, value]) => withValue(text, [index, name], value),
    source,
  );
}
