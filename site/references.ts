import type { Locale } from '@/i18n/locales';
import { buildTime } from './buildTime';
import type { PictureName } from './pictures';

/** What the company did for a plant; the words are in messages, `References.roles`. */
type ReferenceRole = 'development' | 'epc' | 'supervision' | 'operation';

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
  readonly role: ReferenceRole;
  /** Of the entry into operation. */
  readonly year: number;
  /** Of this plant. What it shows is said in messages, `Pictures`. */
  readonly picture: PictureName;
  /** The client's written consent to be named and shown: who gave it, and the day as YYYY-MM-DD. Not published. */
  readonly consent: { readonly by: string; readonly on: string } | null;
}

/**
 * Real plants alone: without one, Home has no such section. docs/owner.md says how to add one, for example:
 *
 *   {
 *     name: { en: 'Plant', it: 'Impianto', bg: 'Централа' },
 *     place: { en: 'Town, Bulgaria', it: 'Città, Bulgaria', bg: 'Град, България' },
 *     peak: 12.5,
 *     storage: { power: 6, energy: 13.2 },
 *     role: 'epc',
 *     year: 2025,
 *     picture: 'plant-town',
 *     consent: { by: 'Name, company of the client', on: '2026-01-15' },
 *   },
 */
export const references: readonly Reference[] = [];

/** Whether the client has agreed to the publication: somebody by name, on a day that is no later than `today`. */
export function hasConsent({ consent }: Reference, today = buildTime()): boolean {
  if (!consent?.by.trim()) return false;
  const day = new Date(`${consent.on}T00:00Z`);
  // `Date` takes 30 February for 2 March.
  return day <= today && day.toISOString().slice(0, 10) === consent.on;
}
