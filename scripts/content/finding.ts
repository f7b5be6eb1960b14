import type { Locale } from '@/i18n/locales';
import { type Phrase, phrase, say, type ToolLanguage, type Words } from '@/i18n/toolText';

/** Something to correct in a file that an owner or editor writes. Its phrase says what is wrong, with the cure. */
export interface Finding extends Phrase {
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  /** Language of the text; undefined for a value that all languages share. */
  readonly locale?: Locale;
  /** Dotted key; empty if it concerns the whole file. */
  readonly key: string;
}

/** @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
export function asAnnotation(
  finding: Finding,
  language: ToolLanguage,
  level: 'error' | 'warning' = 'error',
): string {
  const { path, line, key } = finding;
  return `::${level} file=${path},line=${line},title=${key}::${say(finding, language)}`;
}

/** A finding as people read it on the console. */
export function asText({ path, line, locale, key, ...own }: Finding): Words {
  const language: Words = locale ? { joined: [' (', { language: locale }, ')'] } : '';
  const place = [phrase('Rules.place', { path, line }), language, key && `, ${key}`];
  return { joined: [...place, ':\n  ', own] };
}
