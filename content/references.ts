import type { Locale } from '@/i18n/locales';
import { buildTime } from '@/site/buildTime';
import type { PictureName } from '@/site/pictures';
import { isDay } from './day';
import list from './references.json' with { type: 'json' };

/** What the company did for a plant; the words are in messages, `References.roles`. */
export const referenceRoles = ['development', 'epc', 'supervision', 'operation'] as const;

/** In each language's letters; a language without its own shows the English one. */
type Words = Readonly<Partial<Record<Locale, string>>> & { readonly en: string };

/** A plant that the company has worked on, as Home shows it. */
export interface Reference {
  readonly name: Words;
  readonly place: Words;
  /** Peak power in MWp. */
  readonly peak?: number;
  /** Battery storage in MW and MWh. */
  readonly storage?: { readonly power: number; readonly energy: number };
  readonly role: (typeof referenceRoles)[number];
  /** Of the entry into operation. */
  readonly year: number;
  /** Of this plant. What it shows is said in messages, `Pictures`. */
  readonly picture: PictureName;
  /** The client's written consent to be named and shown: who gave it, and the day as YYYY-MM-DD. Not published. */
  readonly consent: { readonly by: string; readonly on: string } | null;
}

/** Real plants alone: without one, Home has no such section. The editor writes them. */
export const references = list as unknown as readonly Reference[];

/** Whether the client has agreed to the publication: somebody by name, on a day that is no later than `today`. */
export function hasConsent({ consent }: Pick<Reference, 'consent'>, today = buildTime()): boolean {
  if (!consent?.by.trim()) return false;
  return isDay(consent.on) && new Date(`${consent.on}T00:00Z`) <= today;
}
