import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files/files';

const folders = ['components', 'content', 'docs', 'editor', 'findings', 'scripts', 'tools'];

async function allPages(): Promise<string[]> {
  const below = (await Promise.all(folders.map((folder) => filesBelow(folder, '.md')))).flat();
  expect(below.length).toBeGreaterThan(10);
  return ['README.md', 'CONTRIBUTING.md', ...below];
}

const fence = /^ *```.*\n[\s\S]*?^ *```$/gm;

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
  const wrong = (await allPages()).flatMap((page) =>
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
  expect(wrong).toEqual([]);
});

test('each page names npm scripts that exist', async () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const wrong = (await allPages()).flatMap((page) =>
    Array.from(readFileSync(page, 'utf8').matchAll(/npm run ([\w-]+)/g), ([, name = '']) => name)
      .filter((name) => !(name in scripts))
      .map((name) => `${page}: ${name}`),
  );
  expect(wrong).toEqual([]);
});
