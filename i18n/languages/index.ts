import type { Language } from '../language';
import type { Locale } from '../locales';
import { bg } from './bg';
import { en } from './en';
import { it } from './it';

/** `tools/add-locale` writes this file. */
export const languages: Readonly<Record<Locale, Language>> = { en, it, bg };
