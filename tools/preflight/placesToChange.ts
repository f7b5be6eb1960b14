import {
  deliveryVariables,
  missingDeliveryVariables,
  readDeliverySettings,
} from '@/components/contacts/EnquiryForm/delivery';
import { isListFile, valueFiles } from '@/content/contentFiles';
import { readText } from '@/content/json';
import { phrase } from '@/i18n/toolText';
import { readMaster } from '@/scripts/assets/media/pictures';
import { asPath } from '@/scripts/content/editJson';
import type { Finding } from '@/scripts/content/finding';
import { readMessageFiles, textsOf } from '@/scripts/content/messageFiles';
import { namer } from '@/scripts/content/readableNames';
import { placeOfValue, valuesOf } from '@/scripts/content/values';
import { settingProblems } from '@/scripts/export/buildInput';
import { spoken } from '@/scripts/process/commandLanguage';

/* Places that an owner must change, in words, which preflight.ts prints below a sentence that says what to do. */

let names: ReturnType<typeof namer> | undefined;

/** The name of a text, a value or an entry, as the editor names it. The files are read once. */
function nameOf({ path, key }: Finding): string | undefined {
  if (path.startsWith('messages/')) {
    names ??= namer(readMessageFiles());
    return spoken(names(key));
  }
  return valueFiles.includes(path)
    ? spoken(placeOfValue(path, readText(path), asPath(key.split('.'))).title)
    : undefined;
}

/** The key, with which a person confirms something, and its name. The keys of entries of a list say nothing. */
function named(finding: Finding): string {
  const { path, key } = finding;
  const name = nameOf(finding);
  if (name && isListFile(path)) return name;
  return name ? `${key} (${name})` : key;
}

/** The place of a text or value, or of a whole file. */
export function placeOf(finding: Finding): string {
  const { path, key, line } = finding;
  if (!key) return path;
  return spoken(phrase('Preflight.placeOf', { path, line, name: named(finding) }));
}

/** In characters. The beginning of a longer text is enough to recognise it. */
const longest = 100;

function beginning(text: string): string {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}

/** The same with what is written there, and how to write it. */
export function placeWithText(finding: Finding): string {
  const { path, key, locale } = finding;
  const text = readText(path);
  const all = path.startsWith('messages/')
    ? textsOf({ path, text, locale: locale ?? 'en' })
    : valuesOf(path, text);
  const found = key ? all.find((one) => one.key === key) : undefined;
  const written = found ? `${placeOf(finding)}: ${beginning(found.value)}` : placeOf(finding);
  const how = found && 'how' in found && found.how;
  return how ? `${written} | ${spoken(how)}` : written;
}

/** Whether nobody but this computer or an office can reach an address: it has no domain, or one for examples. */
function isUnreachable(address: string): boolean {
  // The build names what is no address.
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  const hasDomain = /\.\p{L}[\p{L}\d-]+$/u.test(hostname);
  return !hasDomain || /\.(?:example|invalid|localhost|test)$/.test(hostname);
}

/** A setting, with the words of its service. */
function settingName(name: string): string {
  const title = deliveryVariables.find(({ variable }) => variable === name)?.title;
  return title ? `${name} (${title})` : name;
}

/**
 * Settings without a value, an address of the site that nobody can reach, and what the build refuses of the settings.
 *
 * @param website the company's website, which is the site's address if no other one is set
 */
export function settingPlaces(
  env: Readonly<Record<string, string | undefined>>,
  website: string,
): string[] {
  const address = env.NEXT_PUBLIC_SITE_URL || website;
  const missing = missingDeliveryVariables(readDeliverySettings(env));
  return [
    ...missing.map((name) => phrase('Preflight.isEmpty', { name: settingName(name) })),
    ...settingProblems(env, website),
    ...(isUnreachable(address) ? [phrase('Preflight.unreachable', { address })] : []),
  ].map(spoken);
}

interface NeededPicture {
  readonly file: string;
  /** The size that its crops need. */
  readonly least: { readonly width: number; readonly height: number };
}

/** Pictures that are too small for large screens. The build names those that cannot be used. */
export async function picturePlaces(list: readonly NeededPicture[]): Promise<string[]> {
  const results = await Promise.allSettled(list.map(({ file }) => readMaster(file)));
  return results.flatMap((result, index) => {
    if (result.status === 'rejected') return [];
    const { file = '', least = { width: 0, height: 0 } } = list[index] ?? {};
    const { width, height } = result.value;
    if (width >= least.width && height >= least.height) return [];
    const size = `${width} × ${height}`;
    return [
      spoken(phrase('Preflight.size', { file, size, least: `${least.width} × ${least.height}` })),
    ];
  });
}
