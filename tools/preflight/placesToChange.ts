import { type Certificate, certificateName } from '@/content/certificates';
import { dayOf } from '@/content/day';
import type { MessageFile } from '@/content/read';
import { textsOf } from '@/content/read';
import { hasConsent, type Reference } from '@/content/references';
import { certificatesFile } from '@/content/values';
import type { Locale } from '@/i18n/locales';
import { readDocument } from '@/scripts/assets/certificates';
import { readMaster } from '@/scripts/assets/media/pictures';
import { reason } from '@/scripts/lib/files';

/*
 * What an owner must change before the site goes live. Each function returns places: where to change something, and what is
 * there now. preflight.ts prints them, with what to do.
 */

/** A text, a value or a file by its place. */
interface Entry {
  readonly path: string;
  readonly key: string;
  readonly line: number;
  readonly value: string;
  /** Name of a value for people. */
  readonly title?: string;
}

/** An entry by its place, with what is there. */
export function placeOf({ path, key, line, value, title = key }: Entry): string {
  return key ? `${path}, line ${line}, ${title}: ${value}` : path;
}

/** The texts of all files with their places. */
export function textEntries(files: readonly MessageFile[]): (Entry & { locale: Locale })[] {
  return files.flatMap((file) =>
    textsOf(file).map((text) => ({ ...text, path: file.path, locale: file.locale })),
  );
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

/** Certificates without a last day, and those whose last day has passed. */
export function lastDayPlaces(list: readonly Certificate[], today: Date): string[] {
  const day = dayOf(today);
  return list
    .filter(({ validUntil }) => validUntil < day)
    .map((certificate) => {
      const { validUntil } = certificate;
      const state = validUntil ? `was valid until ${validUntil}` : 'has no last day';
      return `${certificatesFile}: ${certificateName(certificate)} ${state}`;
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

/** An address that a visitor can reach: https, a registered domain, no path. The build checks the rest of its form. */
const liveAddress = /^https:\/\/[^/]+\.(?!example\/?$)\p{L}[\p{L}\d-]+\/?$/u;

/** Missing settings, and an address of the site that nobody can reach. */
export function settingPlaces(missing: readonly string[], address: string): string[] {
  return [
    ...missing.map((name) => `${name} is empty`),
    ...(liveAddress.test(address) ? [] : [`the address of the website is ${address}`]),
  ];
}

/** A certificate that the build would refuse. */
export async function documentPlaces(file: string): Promise<string[]> {
  return readDocument(file).then(
    () => [],
    (error) => [reason(error)],
  );
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
