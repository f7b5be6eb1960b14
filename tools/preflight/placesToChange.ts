import { deliveryVariables } from '@/components/contacts/EnquiryForm/delivery';
import { certificateName } from '@/content/certificates';
import { isConfirmed } from '@/content/checks';
import { dayOf } from '@/content/day';
import { certificatesFile } from '@/content/files';
import type { Certificate, Reference } from '@/content/model';
import { namer } from '@/content/names';
import { readMessageFiles } from '@/content/read';
import { hasConsent } from '@/content/references';
import { isShown } from '@/content/shown';
import { readValueFiles, valuesOf } from '@/content/values';
import { say, toolText } from '@/i18n/toolText';
import { readDocument } from '@/scripts/assets/certificates';
import { readMaster } from '@/scripts/assets/media/pictures';
import { reason } from '@/scripts/lib/files';
import { sampleEntries } from '@/scripts/lib/sample';

/*
 * Finds what an owner must change before the site goes live. Each function returns places, which
 * preflight.ts prints below a sentence that says what to do.
 */

let names: ReturnType<typeof namer> | undefined;

/** Names texts as the editor does: by page, section and role. The files are read once. */
function nameOf(key: string): string {
  names ??= namer(readMessageFiles());
  return names(key);
}

/** The name of a value; undefined if the file does not have it. */
function titleOf(path: string, key: string): string | undefined {
  const found = readValueFiles()
    .filter((file) => file.path === path)
    .flatMap(({ text }) => valuesOf(path, text))
    .find((value) => value.key === key);
  return found && say(found.title);
}

/** In characters. The beginning of a longer text is enough to recognise it. */
const longest = 100;

function beginning(text: string): string {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}

interface Place {
  readonly path: string;
  /** Empty for a whole file. */
  readonly key: string;
  readonly line: number;
  readonly value?: string;
  /** Name of a value. */
  readonly title?: string;
  /** How to write it. */
  readonly how?: string;
}

/** The key, with which a person confirms something, and where it is on the website. The keys of certificates say nothing. */
function named({ path, key, title = titleOf(path, key) }: Place): string {
  if (path === certificatesFile) return title ?? key;
  const name = path.startsWith('messages/') ? nameOf(key) : title;
  return name ? `${key} (${name})` : key;
}

/** Describes the place of a text or value, or of a whole file. */
export function placeOf(entry: Place): string {
  const { path, key, line, value, how } = entry;
  if (!key) return path;
  const place = toolText('Preflight.placeOf', { path, line, name: named(entry) });
  const written = value === undefined ? place : `${place}: ${beginning(value)}`;
  return how ? `${written} | ${how}` : written;
}

/** What is still the sample company's, what visitors would see, and what nobody has confirmed. */
export function samplePlaces(): { readonly values: string[]; readonly files: string[] } {
  const entries = sampleEntries().filter(
    ({ path, key }) => isShown(key) && !isConfirmed(key || path),
  );
  return {
    values: entries.filter(({ key }) => key !== '').map(placeOf),
    files: entries.filter(({ key }) => key === '').map(placeOf),
  };
}

/** Those of these texts that visitors would see and that nobody has confirmed, whatever they say in each language. */
export function unconfirmedOf(keys: readonly string[]): string[] {
  return keys
    .filter((key) => isShown(key) && !isConfirmed(key))
    .map((key) => toolText('Preflight.theText', { key: `${key} (${nameOf(key)})` }));
}

/** Groups of texts that visitors would see and that nobody has confirmed. */
export function unconfirmedTexts(groups: readonly string[]): string[] {
  return groups
    .filter((group) => isShown(group) && !isConfirmed(group))
    .map((group) =>
      toolText('Preflight.textsOf', {
        group: `${group} (${nameOf(group)})`,
        files: 'messages/*.json',
      }),
    );
}

/** References without a consent, and those whose consent has no name or a day in the future. */
export function placesWithoutConsent(list: readonly Reference[], today: Date): string[] {
  return list
    .filter((reference) => !hasConsent(reference, today))
    .map(({ name, consent }) => {
      const { by, on } = consent ?? {};
      const given = by === undefined ? 'null' : toolText('Preflight.by', { by, on: on ?? '' });
      return toolText('Preflight.consentIs', {
        place: 'content/references.json',
        name: name.en,
        consent: given,
      });
    });
}

/** Certificates without a last day, and those whose last day is over. */
export function lastDayPlaces(list: readonly Certificate[], today: Date): string[] {
  const day = dayOf(today);
  return list
    .filter(({ validUntil }) => validUntil < day)
    .map((certificate) => {
      const { validUntil } = certificate;
      const place = { place: certificatesFile, name: certificateName(certificate) };
      return validUntil
        ? toolText('Preflight.validUntil', { ...place, day: validUntil })
        : toolText('Preflight.noLastDay', place);
    });
}

/** Why visitors cannot reach an address of the site. The build checks its form in detail. */
function addressProblem(address: string): 'http' | 'example' | 'notWebsite' | undefined {
  if (/^http:/.test(address)) return 'http';
  if (/\.(example|invalid|localhost|test)\/*$/.test(address)) return 'example';
  // A registered domain without a path. A slash at the end does no harm.
  if (/^https:\/\/[^/]+\.\p{L}[\p{L}\d-]+\/*$/u.test(address)) return undefined;
  return 'notWebsite';
}

/** A setting, with the words of its service. */
function settingName(name: string): string {
  const title = deliveryVariables.find(({ variable }) => variable === name)?.title;
  return title ? `${name} (${title})` : name;
}

/** Settings without a value, and an address of the site that nobody can reach. */
export function settingPlaces(missing: readonly string[], address: string): string[] {
  const problem = addressProblem(address);
  return [
    ...missing.map((name) => toolText('Preflight.isEmpty', { name: settingName(name) })),
    ...(problem ? [toolText(`Preflight.address.${problem}`, { address })] : []),
  ];
}

/** Documents that the build would refuse, with the reason. */
export async function documentPlaces(files: readonly string[]): Promise<string[]> {
  const results = await Promise.allSettled(files.map(readDocument));
  return results.flatMap((result) => (result.status === 'rejected' ? [reason(result.reason)] : []));
}

interface NeededPicture {
  readonly file: string;
  /** The size that its crops need. */
  readonly least: { readonly width: number; readonly height: number };
}

/** Pictures that are too small, and those that the build would refuse, with the reason. */
export async function picturePlaces(list: readonly NeededPicture[]): Promise<string[]> {
  const results = await Promise.allSettled(list.map(({ file }) => readMaster(file)));
  return results.flatMap((result, index) => {
    if (result.status === 'rejected') return [reason(result.reason)];
    const { file = '', least = { width: 0, height: 0 } } = list[index] ?? {};
    const { width, height } = result.value;
    if (width >= least.width && height >= least.height) return [];
    const size = `${width} × ${height}`;
    return [toolText('Preflight.size', { file, size, least: `${least.width} × ${least.height}` })];
  });
}
