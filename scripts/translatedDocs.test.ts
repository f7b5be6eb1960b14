import { readFileSync } from 'node:fs';
import { toolLanguages } from '@/i18n/toolText';
import { type MessageFile, textsOf } from './content/messageFiles';

const fence = /^ *```.*\n([\s\S]*?)^ *```$/gm;

/** What the versions of a page must have in common. */
function partsOf(source: string) {
  const code = Array.from(source.matchAll(fence), ([block]) => block);
  const prose = source.replace(fence, '');
  return {
    headings: Array.from(prose.matchAll(/^#+/gm), ([level]) => level),
    listItems: Array.from(prose.matchAll(/^ *(?:-|\d+\.) /gm), ([mark]) => mark),
    code,
    inline: Array.from(prose.matchAll(/`([^`]+)`/g), ([, words = '']) =>
      words.replace(/\s+/g, ' '),
    ).sort(),
    // Links within the page lead to headings, which differ.
    links: Array.from(
      prose.matchAll(/\]\(([^)#][^)]*)\)|<(https?:[^>]+)>/g),
      ([, link, url]) => link ?? url,
    )
      .map((link = '') => link.replace(/\.(?:it|bg)(?=\.(?:md|webp))/, ''))
      .sort(),
  };
}

function textsOfTools(locale: (typeof toolLanguages)[number]): Map<string, string> {
  const file = `i18n/tools/${locale}.json`;
  const messages: MessageFile = { locale, path: file, text: readFileSync(file, 'utf8') };
  return new Map(textsOf(messages).map(({ key, value }) => [key, value]));
}

const others = toolLanguages.filter((language) => language !== 'en');
const pages = ['docs/editors', 'docs/owner'].flatMap((page) =>
  others.map((language) => ({ page, language, file: `${page}.${language}.md` })),
);

/** Without the line that leads to the other languages. */
const read = (file: string) => readFileSync(file, 'utf8').replace(/^.*· .*$/m, '');

describe.each(pages)('$file', ({ page, language, file }) => {
  const english = read(`${page}.md`);
  const own = read(file);

  test('has the headings, lists, commands, names and links of the English page', () => {
    expect(partsOf(own)).toEqual(partsOf(english));
  });

  test('names the buttons and messages of the editor as the editor does', () => {
    const [texts, translated] = [textsOfTools('en'), textsOfTools(language)];
    const emphasized = Array.from(english.matchAll(/\*{1,2}([^*]+)\*{1,2}/g), ([, words = '']) =>
      words.replace(/\s+/g, ' '),
    );
    const named = [...texts].filter(
      ([key, words]) => key.startsWith('Panel.') && emphasized.includes(words),
    );
    const inOne = own.replace(/\s+/g, ' ');
    const missing = named
      .map(([key]) => translated.get(key) ?? '')
      .filter((words) => !inOne.includes(words));
    expect(named.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });
});
