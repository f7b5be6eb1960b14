import { office } from '@/content/office';
import { languages } from '@/i18n/languages';
import type { Locale } from '@/i18n/locales';
import type { Land } from './estimateLand';
import { landAtFirst } from './landInput';
import { type Country, countries, nearestPlace, placesOf } from './places';

/** The countries in the order in which a language names them: its own first, if it is one of them. */
export function countriesFor(locale: Locale): Country[] {
  const isOwn = (country: Country) => country === languages[locale].territory;
  return [...countries].sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
}

/** The land in the fields at first: in the first country, near the place that is nearest to the office. */
export function defaultLand(locale: Locale): Land {
  return landAtFirst(nearestPlace(office, countriesFor(locale).slice(0, 1).flatMap(placesOf)));
}
