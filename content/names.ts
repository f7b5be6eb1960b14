import { existsSync, readdirSync } from 'node:fs';
import type { Locale } from '@/i18n/locales';
import { toolLanguage, toolText } from '@/i18n/toolText';
import { routes } from '@/site/routes';
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

/** What is known of each page: the key of its main heading. */
type Pages = Readonly<Record<string, { readonly heading?: string }>>;

/** Names of parts, by their keys. The others are named by the words of the key. */
const parts = {
  Company: 'company',
  Film: 'film',
  Footer: 'footer',
  Header: 'header',
  Meta: 'search',
  Picture: 'picture',
  Pictures: 'pictures',
  bankAccount: 'bankAccount',
  capacity: 'capacity',
  caption: 'caption',
  cities: 'cities',
  city: 'city',
  connections: 'connections',
  countries: 'countries',
  country: 'country',
  description: 'description',
  fields: 'fields',
  highlights: 'highlights',
  hint: 'hint',
  hours: 'hours',
  items: 'items',
  kinds: 'kinds',
  label: 'label',
  lead: 'lead',
  legalName: 'legalName',
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
  points: 'points',
  problems: 'problems',
  question: 'question',
  quote: 'quote',
  register: 'register',
  rights: 'rights',
  role: 'role',
  roles: 'roles',
  rows: 'rows',
  seat: 'seat',
  slides: 'slides',
  stations: 'stations',
  steps: 'steps',
  storage: 'storage',
  street: 'street',
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
  ways: 'ways',
  years: 'years',
} as const;

const isKnownPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);

/** Names a part of a key. Splits “stepsOfWork” into words. */
function inWords(name: string): string {
  if (isKnownPart(name)) return toolText(`Names.parts.${parts[name]}`);
  return name
    .replace(/(?<=[a-z])([A-Z0-9])/g, ' $1')
    .replace(/-/g, ' ')
    .toLowerCase();
}

/** Texts that name the group in which they are. */
const headings = ['title', 'name', 'term', 'label'];

/** In characters. A longer heading is cut. */
const longest = 40;

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
  /** Names each part of a key: a group by its own heading, if a page shows it as it is in the file. */
  const nameParts = (key: string, from: number) => {
    const names = key.split('.');
    return names.slice(from).map((name, index) => {
      const at = from + index + 1;
      const group = names.slice(0, at).join('.');
      const isLast = at === names.length;
      // The keys are English words, so in other languages the beginning of a text names it better.
      const isForeign = toolLanguage() !== 'en' && !isKnownPart(name);
      const own = isForeign ? [labels.get(key)] : [];
      const isText = isLast && labels.has(key);
      const found = isText ? own : headings.map((heading) => labels.get(`${group}.${heading}`));
      const words = found.find((one) => one && !/[{<]/.test(one));
      if (!words) return inWords(name);
      return words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words;
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
