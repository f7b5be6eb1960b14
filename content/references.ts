import type { Locale } from '@/i18n/locales';
import { buildTime } from '@/site/buildTime';
import type { PictureName } from '@/site/pictures';
import { isDay } from './day';
import list from './references.json' with { type: 'json' };

/** The file of the plants. The editor writes it. */
export const referencesFile = 'content/references.json';

/** What the company did for a plant. The messages `References.roles` name each role. */
export const referenceRoles = ['development', 'epc', 'supervision', 'operation'] as const;

type Role = (typeof referenceRoles)[number];

/** A text in each language. A language without its own shows the English text. */
type Words = Readonly<Partial<Record<Locale, string>>> & { readonly en: string };

/** A plant that the company has worked on, as Home shows it. */
export interface Reference {
  readonly name: Words;
  readonly place: Words;
  /** Peak power in MWp. */
  readonly peak?: number;
  /** Battery storage in MW and MWh. */
  readonly storage?: { readonly power: number; readonly energy: number };
  readonly role: Role | readonly Role[];
  /** Year in which the plant entered into operation. */
  readonly year: number;
  /** A picture of this plant. The messages `Pictures` describe it. */
  readonly picture: PictureName;
  /**
   * Who gave the client's written consent to be named and shown, and on which day (YYYY-MM-DD). It is not published.
   */
  readonly consent: { readonly by: string; readonly on: string } | null;
}

/** Only real plants. If there are none, Home does not have this section. The editor writes the file. */
export const references = list as unknown as readonly Reference[];

/** Whether a named person has agreed to the publication, on `today` or an earlier day. */
export function hasConsent({ consent }: Pick<Reference, 'consent'>, today = buildTime()): boolean {
  if (!consent?.by.trim()) return false;
  return isDay(consent.on) && new Date(`${consent.on}T00:00Z`) <= today;
}
