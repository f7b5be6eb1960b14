import { isIn, type MessageFile, textsOf } from '@/i18n/check/messageFile';
import type { Locale } from '@/i18n/locales';
import { readDocument } from '@/scripts/assets/certificates';
import { readMaster } from '@/scripts/assets/media/pictures';
import { reason } from '@/scripts/lib/files';
import { hasConsent, type Reference } from '@/site/references';
import { type Place, textEntries } from './entries';

/*
 * What an owner must replace before the site goes live. Each function returns places: where to change something, and what is
 * there now. preflight.ts prints them, with what to do.
 */

/** The producer of our own PDFs, which are specimens. */
export const specimenMark = 'scripts/certificates.ts';

/** A text, value or file by its place, with what is there. */
function placeOf({ path, key, line, value }: Place): string {
  return `${path}, line ${line}, ${key}: ${value}`;
}

/** Entries of a kind, each with its line. */
export function placesWhere(entries: readonly Place[], isMeant: (entry: Place) => boolean) {
  return entries.filter(isMeant).map(placeOf);
}

/** Whether an account number has the check digits of ISO 13616: letters are numbers from 10, the whole is 1 modulo 97. */
export function isIban(iban: string): boolean {
  const account = iban.replaceAll(' ', '');
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(account)) return false;
  const digits = `${account.slice(4)}${account.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}

/** References whose client has not agreed, by name and on a day that has come. Home leaves them out. */
export function consentPlaces(list: readonly Reference[], today: Date): string[] {
  return list
    .filter((reference) => !hasConsent(reference, today))
    .map(({ name, consent }) => {
      const given = consent ? `"${consent.by}" on "${consent.on}"` : 'null';
      return `site/references.json, ${name.en}: consent is ${given}`;
    });
}

/** The texts and groups on a list, with their lines in each file. */
export function textPlaces(listed: readonly string[], files: readonly MessageFile[]): string[] {
  const read = files.map((file) => ({ path: file.path, texts: textsOf(file) }));
  return listed.map((group) => {
    const places = read.map(({ path, texts }) => {
      const lines = texts.filter(isIn(group)).map(({ line }) => line);
      const [first, last] = [lines[0], lines.at(-1)];
      return `${path}, ${first === last ? `line ${first}` : `lines ${first} to ${last}`}`;
    });
    return `${group}: ${places.join('; ')}`;
  });
}

/** The days of schema.org's opening hours, as words of a language have them. */
function daysIn(openingHours: string, locale: Locale): string[] {
  const monday = Date.UTC(2024, 0, 1);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
  return (openingHours.match(/[A-Z][a-z]/g) ?? []).map((day) =>
    weekday.format(monday + days.indexOf(day) * 86_400_000).toLocaleLowerCase(locale),
  );
}

/** Opening hours in words whose days or times are not those that search engines read. */
export function hoursPlaces(openingHours: string, files: readonly MessageFile[]): string[] {
  const timesOf = (text: string) =>
    (text.match(/\d{1,2}[:.]\d{2}/g) ?? [])
      .map((time) => time.replace('.', ':').padStart(5, '0'))
      .join('-');
  const isRight = (value: string, locale: Locale) =>
    timesOf(value) === timesOf(openingHours) &&
    daysIn(openingHours, locale).every((day) => value.toLocaleLowerCase(locale).includes(day));
  return textEntries(files)
    .filter(({ key, value, locale }) => key === 'Company.hours' && !isRight(value, locale))
    .map(placeOf);
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether an address is an origin that a visitor can reach: https, a registered domain, no path. */
function isLiveOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  // The host of a Cyrillic domain is in Punycode here: .бг is .xn--90ae.
  const { href, origin, protocol, hostname } = new URL(address);
  const isDomain = /[^.]\.(?!example$)[a-z][a-z0-9-]+$/.test(hostname);
  return protocol === 'https:' && isDomain && href === `${origin}/`;
}

export function settingPlaces(env: Environment, emailJsVariables: readonly string[]): string[] {
  const site = env.NEXT_PUBLIC_SITE_URL ?? '';
  return [
    ...emailJsVariables.filter((name) => !env[name]).map((name) => `${name} is empty`),
    ...(isLiveOrigin(site) ? [] : [`NEXT_PUBLIC_SITE_URL is ${site || 'empty'}`]),
  ];
}

/** A certificate that is a specimen, or that the build would refuse. */
export async function certificatePlaces(file: string): Promise<string[]> {
  try {
    return (await readDocument(file)).includes(specimenMark) ? [`${file} is a specimen`] : [];
  } catch (error) {
    return [reason(error)];
  }
}

/**
 * A picture that is small, or that the build would refuse.
 *
 * @param least what the picture's crops need at the least
 */
export async function picturePlaces(
  file: string,
  least: { readonly width: number; readonly height: number },
): Promise<string[]> {
  try {
    const { width, height } = await readMaster(file);
    return width >= least.width && height >= least.height
      ? []
      : [`${file} is ${width} × ${height}, and should be ${least.width} × ${least.height} or more`];
  } catch (error) {
    return [reason(error)];
  }
}

export type LinkState = 'alive' | 'dead' | 'unknown';

/** Whether an address answers. Social networks refuse robots: any answer but "not found" is one. */
export async function linkState(url: string, request: typeof fetch): Promise<LinkState> {
  try {
    const { status } = await request(url, { signal: AbortSignal.timeout(8000) });
    return status === 404 || status === 410 ? 'dead' : 'alive';
  } catch {
    return 'unknown';
  }
}
