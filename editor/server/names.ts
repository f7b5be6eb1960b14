import { readdirSync } from 'node:fs';
import { routeNames, routes } from '@/site/routes';

const pageNames: Readonly<Record<string, string>> = {
  home: 'Home',
  services: 'Services',
  about: 'About us',
  contacts: 'Contacts',
  certificates: 'Certificates',
};

const words: Readonly<Record<string, string>> = {
  title: 'heading',
  lead: 'introduction',
  Meta: 'for search engines',
  Pictures: 'description of the picture',
  Company: 'the company',
};

/** “stepsOfWork” in words. */
function inWords(name: string): string {
  return (
    words[name] ??
    name
      .replace(/(?<=[a-z])([A-Z0-9])/g, ' $1')
      .replace(/-/g, ' ')
      .toLowerCase()
  );
}

/** Names of texts for people: the page, the section, and what the text is in it. @returns the name of a key */
export function namer(): (key: string) => string {
  const pageOf = new Map(
    Object.keys(pageNames).flatMap((page) =>
      readdirSync(`components/${page}`).map((section) => [section, page] as const),
    ),
  );
  return (key) => {
    const heading = routeNames.find((route) => routes[route].heading === key);
    if (heading) return `${pageNames[heading]} › main heading`;
    const parts = key.split('.');
    const [group = '', first = ''] = parts;
    const page = group === 'Meta' ? first : (pageOf.get(group) ?? '');
    const start = pageNames[page] ?? pageNames[group.toLowerCase()] ?? 'All pages';
    const rest = parts.filter((part) => part !== page && pageNames[part.toLowerCase()] !== start);
    return [start, ...rest.map(inWords)].join(' › ');
  };
}
