import { existsSync, readdirSync } from 'node:fs';
import { valuesOf } from '@/content/values';
import { toolText } from '@/i18n/toolText';
import { routes } from '@/site/routes';
import { type Texts, textsIn } from './texts';

/* Names for people of everything that can be edited. */

/** What is known of each page: the key of its main heading. */
type Pages = Readonly<Record<string, { readonly heading?: string }>>;

const words: Readonly<Record<string, string>> = {
  title: 'heading',
  lead: 'introduction',
  Meta: 'for search engines',
  Pictures: 'description of the picture',
  Company: 'the company',
};

/** Splits “stepsOfWork” into words. */
function inWords(name: string): string {
  return (
    words[name] ??
    name
      .replace(/(?<=[a-z])([A-Z0-9])/g, ' $1')
      .replace(/-/g, ' ')
      .toLowerCase()
  );
}

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
  const english = files.find(({ locale }) => locale === 'en');
  const labels = new Map(english ? textsIn(english).map(({ key, value }) => [key, value]) : []);
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
    const [group = '', ...rest] = key.split('.');
    const [first = ''] = rest;
    if (group === 'Meta' && Object.hasOwn(table, first))
      return [nameOfPage(first), ...[group, ...rest.slice(1)].map(inWords)].join(' › ');
    const page = pageOfGroup.get(group);
    if (!page) return [toolText('Names.allPages'), ...[group, ...rest].map(inWords)].join(' › ');
    // A section that has the name of the page adds nothing.
    const parts = group === capitalized(page) ? rest : [group, ...rest];
    return [nameOfPage(page), ...parts.map(inWords)].join(' › ');
  };
}
