import { statSync } from 'node:fs';
import { locales } from '@/i18n/locales';

/** A value that changes with every change of a message file. */
export function messageStamp(): string {
  return locales.map((locale) => statSync(`messages/${locale}.json`).mtimeMs).join();
}
