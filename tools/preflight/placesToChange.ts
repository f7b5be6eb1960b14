import type { MessageFile } from '@/content/check/messageFile';
import { hasConsent, type Reference } from '@/content/references';
import type { Locale } from '@/i18n/locales';
import { readDocument } from '@/scripts/assets/certificates';
import { readMaster } from '@/scripts/assets/media/pictures';
import { reason } from '@/scripts/lib/files';
import { type Place, textEntries } from './entries';

/*
 * What an owner must replace before the site goes live. Each function returns places: where to change something, and what is
 * there now. preflight.ts prints them, with what to do.
 */

/** The producer of our own PDFs, which are specimens. */
export const specimenMark = 'scripts/certificates.ts';

/** A text or value by its place, with what is there. */
function placeOf({ path, key, line, value }: Place): string {
  return `${path}, line ${line}, ${key}: ${value}`;
}

/** Entries of a kind, each with its line. */
export function placesWhere(entries: readonly Place[], isMeant: (entry: Place) => boolean) {
  return entries.filter(isMeant).map(placeOf);
}

/** References whose client has not agreed, by name and on a day that has come. Home leaves them out. */
export function consentPlaces(list: readonly Reference[], today: Date): string[] {
  return list
    .filter((reference) => !hasConsent(reference, today))
    .map(({ name, consent }) => {
      const given = consent ? `"${consent.by}" on "${consent.on}"` : 'null';
      return `content/references.json, ${name.en}: consent is ${given}`;
    });
}

/** Opening hours in words whose days or times are not schema.org's of content/company.json, which search engines read. */
export function hoursPlaces(openingHours: string, files: readonly MessageFile[]): string[] {
  const monday = Date.UTC(2024, 0, 1);
  const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
  const days = openingHours.match(/[A-Z][a-z]/g) ?? [];
  const timesIn = (text: string) =>
    (text.match(/\d{1,2}[:.]\d{2}/g) ?? []).map((time) => Number(time.replace(':', '.'))).join();
  const isRight = (value: string, locale: Locale) => {
    const { format } = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    const names = days.map((day) => format(monday + weekdays.indexOf(day) * 86_400_000));
    const words = value.toLocaleLowerCase(locale);
    return (
      timesIn(value) === timesIn(openingHours) &&
      names.every((name) => words.includes(name.toLocaleLowerCase(locale)))
    );
  };
  return textEntries(files)
    .filter(({ key, value, locale }) => key === 'Company.hours' && !isRight(value, locale))
    .map(placeOf);
}

type Environment = Readonly<Record<string, string | undefined>>;

/** An origin that a visitor can reach: https, a registered domain, no path. The build checks the rest of its form. */
const liveOrigin = /^https:\/\/[^/]+\.(?!example\/?$)\p{L}[\p{L}\d-]+\/?$/u;

export function settingPlaces(env: Environment, deliveryVariables: readonly string[]): string[] {
  const site = env.NEXT_PUBLIC_SITE_URL ?? '';
  return [
    ...deliveryVariables.filter((name) => !env[name]).map((name) => `${name} is empty`),
    ...(liveOrigin.test(site) ? [] : [`NEXT_PUBLIC_SITE_URL is ${site || 'empty'}`]),
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
