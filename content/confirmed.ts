import { toolText } from '@/i18n/toolText';
import { rowsThat } from './catalogue';
import { jsonProblems } from './check/json';
import { isDay } from './day';
import { confirmedFile } from './files';
import type { Confirmation } from './model';
import { lineAt, type Problem } from './read';

/*
 * Reads content/confirmed.json, in which an owner writes what a person has confirmed. `npm run preflight` asks for a
 * confirmation of the texts below, and stops asking to replace a value of the sample company after it is confirmed.
 */

/** Groups of texts that a lawyer, an engineer or the owner must read before they are published. */
export function textsFor(reader: 'lawyer' | 'engineer' | 'owner'): string[] {
  return rowsThat(({ readBy }) => readBy === reader);
}

/** Whether what is confirmed must have a last day, because law or practice may change. */
export function hasEnd(what: string): boolean {
  return [...textsFor('lawyer'), ...textsFor('engineer')].includes(what);
}

/** Says what is wrong with the text of content/confirmed.json, and how to correct it. */
export function confirmationProblems(text: string): Problem[] {
  const say = (advice: string, key = '', line = 1) => [{ path: confirmedFile, line, key, advice }];
  const check = (one: Partial<Confirmation> | null, index: number) => {
    const place = text.indexOf(`"${one?.what}"`);
    const line = lineAt(text, Math.max(0, place));
    if (!one?.what) return say(toolText('Confirmed.what', { name: '"what"' }), `${index}`);
    if (!String(one.by ?? '').trim())
      return say(toolText('Confirmed.by', { name: '"by"' }), one.what, line);
    if (!isDay(one.on ?? ''))
      return say(toolText('Confirmed.on', { name: '"on"' }), one.what, line);
    if (one.until === undefined && !hasEnd(one.what)) return [];
    if (!isDay(one.until ?? '') || `${one.until}` <= `${one.on}`)
      return say(toolText('Confirmed.until', { name: '"until"', on: '"on"' }), one.what, line);
    return [];
  };
  return jsonProblems({ path: confirmedFile, text }, 'list', (list) =>
    (list as readonly (Partial<Confirmation> | null)[]).flatMap(check),
  );
}

/** The names of what is confirmed on a day as YYYY-MM-DD. */
export function confirmedOn(day: string, list: readonly Confirmation[]): string[] {
  return list.filter(({ until = day }) => until >= day).map(({ what }) => what);
}

/** content/confirmed.json with one more confirmation, which takes the place of an older one. */
export function withConfirmation(source: string, confirmation: Confirmation): string {
  const list: readonly Confirmation[] = JSON.parse(source);
  const others = list.filter(({ what }) => what !== confirmation.what);
  return `${JSON.stringify([...others, confirmation], null, 2)}\n`;
}
