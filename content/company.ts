import type { Locale } from '@/i18n/locales';
import { content } from './current';
import { dayLength } from './day';
import type { Content } from './types';

export type Company = Content['company'];

export type ContractFigures = Readonly<Record<keyof Company['contract'], number>>;

export type SocialNetwork = keyof Company['socialProfiles'];

/** In the order of docs/specification.md. */
export const networks: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  x: 'X',
  youtube: 'YouTube',
};

/** The company's profiles. A network without a URL is left out. */
export function socialProfiles({ socialProfiles: urls }: Company = content.company) {
  return (Object.keys(networks) as SocialNetwork[])
    .map((network) => ({ network, name: networks[network], url: urls[network] }))
    .filter(({ url }) => url !== '');
}

/** Postal code, city and country on one line, in the order that all three languages share. */
export function cityLine(city: string, locale: Locale): string {
  const { postalCode, countryCode } = content.company;
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(countryCode);
  return `${postalCode} ${city}, ${country}`;
}

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** The name of one of schema.org's days, such as `Mo`, in a language. */
function dayName(day: string, locale: Locale): string {
  const monday = Date.UTC(2024, 0, 1);
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return format(monday + weekdays.indexOf(day) * dayLength);
}

/** Arguments of the text with the opening hours. The value has the form that search engines read. */
export function openingHours(locale: Locale, { openingHours: value }: Company = content.company) {
  const [days = '', times = ''] = value.split(' ');
  const [first = '', last = ''] = days.split('-').map((day) => dayName(day, locale));
  const [opens = '', closes = ''] = times.split('-');
  return { first, last, opens, closes };
}

/** `tel:` URI (RFC 3966) of a number in E.123 notation. */
export function telephoneUri(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
