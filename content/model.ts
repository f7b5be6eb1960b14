import type { Locale } from '@/i18n/locales';
import type { ToolLanguage } from '@/i18n/toolText';
import type pictureFile from '@/media/pictures.json';
import type { PictureFacts, PictureName } from '@/site/pictures';
import type companyFile from './company.json';
import type listFile from './lists.json';
import type switchFile from './sections.json';

/* What the files of owners and editors contain. */

/** A certificate of content/certificates.json. content/certificates.schema.json says how each value is written. */
export interface Certificate {
  /** Name of its files and of its place on the page, such as `iso-9001`. */
  readonly id: string;
  /** Without its edition, such as `ISO 9001`. Two certificates may have the same standard in two editions. */
  readonly standard: string;
  /** Year of the standard's edition; empty if the document names none. */
  readonly edition: string;
  readonly number: string;
  /** First day as YYYY-MM-DD; empty if the document has none. */
  readonly validFrom: string;
  /** Last day as YYYY-MM-DD; empty if the document has none. */
  readonly validUntil: string;
  /** Who issued it, as the body calls itself in each language. */
  readonly body: Readonly<Record<Locale, string>>;
  /**
   * Who accredited that body, as the accreditation body calls itself in each language; empty if the document names
   * none.
   */
  readonly accreditation: Readonly<Record<Locale, string>>;
  readonly title: Readonly<Record<Locale, string>>;
  readonly text: Readonly<Record<Locale, string>>;
}

/** What the company did for a plant. */
export type Role = 'development' | 'epc' | 'supervision' | 'operation';

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

/** What a person has confirmed. */
export interface Confirmation {
  /** Key of a group of texts, of a text or of a value in content/company.json, or the path of a file. */
  readonly what: string;
  readonly by: string;
  /** YYYY-MM-DD. */
  readonly on: string;
  /** The last day on which it holds. What a lawyer or an engineer confirmed has one; the rest may hold for good. */
  readonly until?: string;
  /** Sum of the texts that were confirmed (content/facts.ts). If a text changes, the person must be asked again. */
  readonly sum?: string;
}

/** Where a fact can be read. */
interface Source {
  /** The act, standard or page by its name. */
  readonly name: string;
  readonly url?: string;
  /** The day of the source as YYYY-MM-DD, or its month or year if it gives no day. */
  readonly on: string;
}

/** A place outside of the messages that states a fact: a file, and words of it. */
interface Place {
  readonly file: string;
  readonly says: string;
}

export interface Fact {
  readonly id: string;
  /** In one sentence, in each language of the tools. */
  readonly claim: Readonly<Record<ToolLanguage, string>>;
  /** Whether the sources say so, or whether nobody has found the place that does. */
  readonly verdict: 'right' | 'unverified';
  /** Texts that state it, or groups of texts, by their keys. */
  readonly texts: readonly string[];
  readonly files: readonly Place[];
  readonly sources: readonly Source[];
  /** YYYY-MM-DD. */
  readonly checkedOn: string;
  readonly checkedBy: string;
  /** The day by which it must be checked again. */
  readonly again: string;
  /** Facts that must be right if this one is to be right, by their ids. */
  readonly dependsOn: readonly string[];
  /** Of the texts when they were checked: `sumOf` (facts.ts). */
  readonly sum: string;
}

type AtLeastOne<Item> = readonly [Item, ...Item[]];

export interface Content {
  /**
   * The facts of the company that are the same in every language. content/company.schema.json describes each value.
   * Facts that are written in words (street, opening hours, the founder) are in messages/.
   *
   * The values of the repository are those of a sample company, with reserved names and numbers, because the
   * specification does not name a company. `npm run preflight` lists those that an owner has not replaced.
   */
  readonly company: typeof companyFile;
  /** In the order in which the page shows them. The check refuses an empty list. */
  readonly certificates: AtLeastOne<Certificate>;
  /** Only real plants. If there are none, Home does not have this section. The editor writes the file. */
  readonly references: readonly Reference[];
  /** Whether the owner has switched each section on. */
  readonly sections: typeof switchFile;
  /** The names of the entries of each list, in their order. */
  readonly lists: Readonly<Partial<Record<keyof typeof listFile, readonly string[]>>>;
  readonly confirmed: readonly Confirmation[];
  readonly facts: readonly Fact[];
  /** Focal points of the pictures, by the pictures' names. */
  readonly pictures: Readonly<Record<keyof typeof pictureFile, PictureFacts>>;
}
