import { readFileSync } from 'node:fs';
import type { Locale } from '@/i18n/locales';

/** A file that people write, as it is on disk or about to be written. */
export interface TextFile {
  /** Below the project's root. */
  readonly path: string;
  /** The language of a file of messages. Values are shared by all languages. */
  readonly locale?: Locale;
  readonly text: string;
}

/**
 * A file as text; empty if there is none. Bytes that are not UTF-8 become the sign U+FFFD, which {@link foreignBytes}
 * finds.
 */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The first place at which a text was not saved as UTF-8, or -1. UTF-16 has zeros. */
export function foreignBytes(text: string): number {
  return text.search(/[\0\uFFFD]/);
}

/** The value of a JSON text, exactly as JSON is defined. Undefined if it cannot be read. */
export function parsedJson(text: string): unknown {
  try {
    return foreignBytes(text) < 0 ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value of a JSON file is a group in braces. */
export function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Line number of an offset in a text, by default of its end; counted from 1. */
export function lineAt(text: string, offset = text.length): number {
  return text.slice(0, offset).split('\n').length;
}
