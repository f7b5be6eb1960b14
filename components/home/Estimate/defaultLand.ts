import { office } from '@/generated/script-values';
import { languages } from '@/i18n/languages';
import type { Locale } from '@/i18n/locales';
import type { Land } from './estimateLand';
import { landAtFirst } from './landInput';
import { type CountryCode, countryCodes, nearestTown, townsOf } from './towns';

/** The countries in the order in which a language names them: its own first, if it is one of them. */
export function countriesFor(locale: Locale): CountryCode[] {
  const isOwn = (country: CountryCode) => country === languages[locale].territory;
  return [...countryCodes].sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
}

/** The land in the fields at first: in the first country, at the town that is nearest to the office. */
export function defaultLand(locale: Locale): Land {
  return landAtFirst(nearestTown(office, countriesFor(locale).slice(0, 1).flatMap(townsOf)));
}
