import { existsSync, readdirSync } from 'node:fs';
import type { Locale } from '@/i18n/locales';
import { toolLanguage, toolText } from '@/i18n/toolText';
import { routes } from '@/site/routes';
import { rowOf, rowsThat, sectionNames } from './catalogue';
import { textsOf } from './read';
import { valuesOf } from './values';

/* Names for people of all texts and values, which the editor and preflight use. */

/** A file with texts of a language, or with values that all languages share. */
interface File {
  readonly path: string;
  /** Only message files have one. */
  readonly locale?: Locale;
  readonly text: string;
}

/** Keys of the switches of sections begin with it. */
export const keyOfSections = 'sections';

/** What is known of each page: the key of its main heading. */
type Pages = Readonly<Record<string, { readonly heading?: string }>>;

/** Names of parts, by their keys. The others are named by the words of the key. */
const parts = {
  AboutClosing: 'closing',
  AerialDrawing: 'aerialDrawing',
  Company: 'company',
  Compass: 'compass',
  ContactDetails: 'contactDetails',
  Film: 'film',
  Footer: 'footer',
  Header: 'header',
  Horizon: 'horizon',
  Meta: 'search',
  Motion: 'motion',
  Picture: 'picture',
  Pictures: 'pictures',
  PlantOverview: 'plantOverview',
  Sheet: 'sheet',
  bankAccount: 'bankAccount',
  capacity: 'capacity',
  caption: 'caption',
  cities: 'cities',
  city: 'city',
  connections: 'connections',
  countries: 'countries',
  country: 'country',
  days: 'days',
  description: 'description',
  disciplines: 'disciplines',
  estimate: 'estimate',
  fields: 'fields',
  highlights: 'highlights',
  hint: 'hint',
  homeLink: 'homeLink',
  hours: 'hours',
  items: 'items',
  kinds: 'kinds',
  label: 'label',
  lead: 'lead',
  legalName: 'legalName',
  legend: 'legend',
  link: 'link',
  links: 'links',
  managementAddress: 'managementAddress',
  months: 'months',
  name: 'name',
  note: 'note',
  number: 'number',
  outcome: 'outcome',
  part: 'part',
  places: 'places',
  plan: 'plan',
  points: 'points',
  position: 'position',
  problems: 'problems',
  question: 'question',
  quote: 'quote',
  register: 'register',
  registers: 'registers',
  rights: 'rights',
  role: 'role',
  roles: 'roles',
  rows: 'rows',
  seas: 'seas',
  seat: 'seat',
  slides: 'slides',
  stations: 'stations',
  steps: 'steps',
  storage: 'storage',
  street: 'street',
  sunPath: 'sunPath',
  tasks: 'tasks',
  term: 'term',
  terms: 'terms',
  text: 'text',
  title: 'heading',
  titles: 'headings',
  undertakings: 'undertakings',
  units: 'units',
  values: 'values',
  vat: 'vat',
  years: 'years',
} as const;

const isKnownPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);

/** Names a part of a key. Splits “stepsOfWork” into words. */
function inWords(name: string): string {
  if (isKnownPart(name)) return toolText(`Names.parts.${parts[name]}`);
  return name
    .replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replace(/-/g, ' ')
    .toLowerCase();
}

/** Texts that name the group in which they are. */
const headings = ['title', 'heading', 'name', 'term', 'label'];

/** In characters. A longer heading is cut. */
const longest = 40;

/** The beginning of a text as people read it: without tags, and with “…” for what the page fills in. */
function beginning(text: string): string {
  let read = text.replace(/<[^>]*>/g, '').replaceAll('\u00ad', '');
  // Placeholders can be inside of others.
  while (/\{[^{}]*\}/.test(read)) read = read.replace(/\{[^{}]*\}/g, '…');
  return read.length > longest ? `${read.slice(0, longest).trimEnd()}…` : read;
}

const hasWords = (text: string) => /\p{L}/u.test(text);

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The names of the components of a page, which are also those of the groups of its texts. */
function sectionsOf(page: string): string[] {
  const folder = `components/${page}`;
  return existsSync(folder) ? readdirSync(folder) : [];
}

/**
 * Names texts, values and lists by page, section and role. The name of a page is the one in the navigation.
 *
 * @param files all files with texts and values
 * @param table by the routes of the website
 * @returns a function that names a key
 */
export function namer(files: readonly File[], table: Pages = routes): (key: string) => string {
  const messages = files.flatMap(({ path, locale, text }) =>
    locale ? { path, locale, text } : [],
  );
  const read =
    messages.find(({ locale }) => locale === toolLanguage()) ??
    messages.find(({ locale }) => locale === 'en');
  const labels = new Map(read ? textsOf(read).map(({ key, value }) => [key, value]) : []);
  const isForeign = toolLanguage() !== 'en';
  /** The name of a group: its own heading, if a page shows that as it is in the file. Undefined if it has no name. */
  const nameGroup = (group: string, name: string): string | undefined => {
    const own = headings.flatMap((heading) => labels.get(`${group}.${heading}`) ?? []);
    const whole = own.find((text) => !text.includes('{'));
    if (whole) return beginning(whole);
    if (isKnownPart(name)) return inWords(name);
    const [filledIn] = own.map(beginning).filter(hasWords);
    return filledIn ?? (isForeign ? undefined : inWords(name));
  };
  /** The name of a text in its group. */
  const nameText = (key: string, name: string): string => {
    if (!isForeign || isKnownPart(name)) return inWords(name);
    const own = beginning(labels.get(key) ?? '');
    return hasWords(own) ? own : inWords('text');
  };
  /**
   * Names each part of a key, from an index on. The keys are English words, so in other languages a text is named by
   * its beginning, and a group without a name is left out.
   */
  const nameParts = (key: string, from: number): string[] => {
    const names = key.split('.');
    return names.slice(from).flatMap((name, index) => {
      const at = from + index + 1;
      if (at === names.length && labels.has(key)) return [nameText(key, name)];
      return nameGroup(names.slice(0, at).join('.'), name) ?? [];
    });
  };
  // A file that cannot be read has no labels.
  const nameOfPage = (page: string) =>
    labels.get(`Header.links.${page}`) ?? capitalized(inWords(page));
  const pageOfGroup = new Map(
    Object.keys(table).flatMap((page) => [
      [capitalized(page), page] as const,
      ...sectionsOf(page).map((section) => [section, page] as const),
    ]),
  );
  const pageOfHeading = new Map(
    Object.entries(table).map(([page, { heading }]) => [heading, page]),
  );
  const values = new Map(
    files
      .filter(({ locale }) => !locale)
      .flatMap(({ path, text }) =>
        valuesOf(path, text).map(({ key, title }) => [key, title] as const),
      ),
  );
  return (key) => {
    const title = values.get(key);
    if (title) return title;
    const section = sectionNames.find((name) => key === `${keyOfSections}.${name}`);
    if (section) {
      const [group = ''] = rowsThat((row) => row.section === section);
      return `${nameOfPage(rowOf(group).page ?? '')} › ${toolText(`Setup.sections.${section}`)}`;
    }
    if (key === 'references') return `${nameOfPage('home')} › ${toolText('Names.plants')}`;
    const heading = pageOfHeading.get(key);
    if (heading) return `${nameOfPage(heading)} › ${toolText('Names.mainHeading')}`;
    const [group = '', first = ''] = key.split('.');
    if (group === 'Meta' && Object.hasOwn(table, first))
      return [nameOfPage(first), inWords(group), ...nameParts(key, 2)].join(' › ');
    const page = pageOfGroup.get(group);
    if (!page) return [toolText('Names.allPages'), ...nameParts(key, 0)].join(' › ');
    // A section that has the name of the page adds nothing.
    const from = group === capitalized(page) ? 1 : 0;
    return [nameOfPage(page), ...nameParts(key, from)].join(' › ');
  };
}
