import { existsSync, readdirSync } from 'node:fs';
import { sections } from '@/content/sections';
import { valuesOf } from '@/content/values';
import { toolLanguage, toolText } from '@/i18n/toolText';
import { routes } from '@/site/routes';
import { type Texts, textsIn } from './texts';

/* Names for people of everything that can be edited. */

/** Keys of the switches of sections begin with it. */
export const keyOfSections = 'sections';

const sectionNames = Object.keys(sections) as (keyof typeof sections)[];

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
  capacity: 'capacity',
  caption: 'caption',
  cities: 'cities',
  connections: 'connections',
  countries: 'countries',
  description: 'description',
  fields: 'fields',
  highlights: 'highlights',
  hint: 'hint',
  hours: 'hours',
  items: 'items',
  kinds: 'kinds',
  label: 'label',
  lead: 'lead',
  link: 'link',
  links: 'links',
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
  rights: 'rights',
  role: 'role',
  roles: 'roles',
  rows: 'rows',
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
export function namer(files: readonly Texts[], table: Pages = routes): (key: string) => string {
  const read =
    files.find(({ locale }) => locale === toolLanguage()) ??
    files.find(({ locale }) => locale === 'en');
  const labels = new Map(read ? textsIn(read).map(({ key, value }) => [key, value]) : []);
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
      const found = isLast ? own : headings.map((heading) => labels.get(`${group}.${heading}`));
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
    const section = sectionNames.find((name) => key === `${keyOfSections}.${name}`);
    if (section)
      return `${nameOfPage(sections[section].page)} › ${toolText(`Setup.sections.${section}`)}`;
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
