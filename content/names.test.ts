import { decideToolLanguage, toolLanguages } from '@/i18n/toolText';
import { namer } from './names';
import { type MessageFile, readMessageFiles, textsOf } from './read';
import { readValueFiles } from './values';

/** Names that are written alike in English and Italian. */
const sameAsEnglish = ['film', 'link'];

afterEach(() => decideToolLanguage(() => 'en'));

const english: MessageFile = {
  locale: 'en',
  path: 'messages/en.json',
  text: JSON.stringify({
    Header: { links: { home: 'Start', projects: 'Our projects' } },
    Projects: { title: 'Projects', stepsOfWork: 'Steps' },
    Meta: { projects: { title: 'Projects' } },
    Footer: { rights: '© {year}' },
    Team: { title: 'Our people' },
  }),
};
const table = {
  home: { heading: 'Hero.title' },
  projects: { heading: 'Projects.title' },
  press: {},
};
const nameOf = namer([english], table);

test('a new page and its texts have the name of the page in the navigation', () => {
  expect(nameOf('Projects.title')).toBe('Our projects › main heading');
  expect(nameOf('Projects.stepsOfWork')).toBe('Our projects › steps of work');
  expect(nameOf('Meta.projects.title')).toBe('Our projects › for search engines › heading');
  expect(nameOf('Hero.title')).toBe('Start › main heading');
  expect(nameOf('Hero.lead')).toBe('Start › hero › introduction');
  expect(nameOf('references')).toBe('Start › plants of the company');
  expect(nameOf('Team')).toBe('All pages › Our people');
  expect(nameOf('Footer.rights')).toBe('All pages › footer › rights');
});

test('a page without a label or a heading still has a name', () => {
  expect(nameOf('Press.title')).toBe('Press › heading');
  expect(nameOf('Meta.press.title')).toBe('Press › for search engines › heading');
  expect(namer([], table)('Projects.title')).toBe('Projects › main heading');
});

test.each(toolLanguages.slice(1))('no name in %s has English words of a key', (language) => {
  const messages = readMessageFiles();
  const files = [...messages, ...readValueFiles()];
  const keys = messages.slice(0, 1).flatMap(textsOf);
  const texts = messages.flatMap(textsOf);
  const namesIn = (one: typeof language) => {
    decideToolLanguage(() => one);
    const nameOf = namer(files);
    return keys.map(({ key }) => nameOf(key).split(' › '));
  };
  const english = namesIn('en');
  const found = namesIn(language).flatMap((parts, index) =>
    parts.filter((part) => {
      const isAlike = sameAsEnglish.includes(part) || texts.some(({ value }) => value === part);
      return english[index]?.includes(part) && !isAlike;
    }),
  );
  expect(found).toEqual([]);
});
