import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import {
  type CityName,
  type CountryName,
  cityNames,
  countryNames,
  type SeaName,
  seaNames,
} from './places';

const phrases = [
  'title',
  'consent',
  'load',
  'larger',
  'newTab',
  'credit',
  'description',
  'distance',
  'position',
] as const;

/** What the map page says. `distance`, `position` and `description` have placeholders in braces. */
export interface MapMessages extends Record<(typeof phrases)[number], string> {
  readonly street: string;
  readonly city: string;
  readonly country: string;
  readonly cities: Record<CityName | 'sofia', string>;
  readonly seas: Record<SeaName, string>;
  readonly countries: Record<CountryName, string>;
}

function child(parent: unknown, key: string): unknown {
  return typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined;
}

function texts<Key extends string>(
  messages: unknown,
  namespace: string,
  keys: readonly Key[],
): Record<Key, string> {
  const group = namespace.split('.').reduce(child, messages);
  const entries = keys.map((key) => {
    const text = child(group, key);
    if (typeof text === 'string' && text !== '') return [key, text];
    throw new Error(
      `The map page needs a text at "${namespace}.${key}": write it into the messages.`,
    );
  });
  return Object.fromEntries(entries);
}

/**
 * Picks the map's texts from a language's messages; the street has its home in `Company`.
 *
 * @throws when a text is missing, naming its key
 */
function mapMessages(messages: unknown): MapMessages {
  return {
    ...texts(messages, 'Company', ['street', 'city', 'country']),
    ...texts(messages, 'Map', phrases),
    cities: texts(messages, 'Map.cities', ['sofia', ...cityNames]),
    seas: texts(messages, 'Map.seas', seaNames),
    countries: texts(messages, 'Map.countries', countryNames),
  };
}

/**
 * The map's texts in a language, from `<folder>/<locale>.json`.
 *
 * @throws when the file or a text is missing
 */
export function readMapMessages(folder: string, locale: Locale): MapMessages {
  const file = path.join(folder, `${locale}.json`);
  try {
    return mapMessages(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`The map page cannot be written in "${locale}": see ${file}.`, {
      cause,
    });
  }
}

/** Fills `{name}` placeholders; these few texts need no more of ICU's message syntax. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
