import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toolLanguages } from '@/i18n/toolText';
import { type MessageFile, textsOf } from './content/messageFiles';
import { filesBelow } from './files/files';

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

/** The anchors of headings, as GitHub makes them. */
function anchorsOf(source: string): string[] {
  const headings = source.replace(fence, '').matchAll(/^#+ (.*)$/gm);
  return Array.from(headings, ([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
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

test('commands begin with a program, because shells of Windows set variables in another way', () => {
  for (const page of ['README.md', 'docs/owner.md', 'docs/operations.md', 'docs/editors.md']) {
    const source = readFileSync(page, 'utf8');
    expect([page, source.match(/(?<=^|`)\w+=\S+ +(?:npm|npx|node|tsx) .*/gm)]).toEqual([
      page,
      null,
    ]);
  }
});

const isAddress = /^(?:https?|mailto):/;

test('each page leads to files and headings that exist', async () => {
  const folders = ['components', 'content', 'docs', 'editor', 'findings', 'scripts', 'tools'];
  const below = await Promise.all(folders.map((folder) => filesBelow(folder, '.md')));
  const wrong = ['README.md', 'CONTRIBUTING.md', ...below.flat()].flatMap((page) =>
    [
      ...readFileSync(page, 'utf8')
        .replace(fence, '')
        .matchAll(/\]\(([^)\s]+)\)/g),
    ]
      .map(([, link = '']) => link)
      .filter((link) => {
        if (isAddress.test(link)) return false;
        const [file = '', anchor] = link.split('#');
        const target = file ? path.join(path.dirname(page), file) : page;
        if (!existsSync(target)) return true;
        return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
      })
      .map((link) => `${page}: ${link}`),
  );
  expect(below.flat().length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

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
