import { textReader } from '@/i18n/check/messageFile';
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

/**
 * The map's texts in a language; the street has its home in `Company`.
 *
 * @throws when one is missing, naming its key
 */
export function readMapMessages(locale: Locale): MapMessages {
  const text = textReader(locale);
  const texts = <Key extends string>(namespace: string, keys: readonly Key[]) =>
    Object.fromEntries(keys.map((key) => [key, text(`${namespace}.${key}`)])) as Record<
      Key,
      string
    >;
  return {
    ...texts('Company', ['street', 'city', 'country']),
    ...texts('Map', phrases),
    cities: texts('Map.cities', ['sofia', ...cityNames]),
    seas: texts('Map.seas', seaNames),
    countries: texts('Map.countries', countryNames),
  };
}
