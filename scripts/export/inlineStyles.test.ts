import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inlineStyles } from './inlineStyles';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'styles-'));
});
afterEach(() => rm(folder, { recursive: true }));

const tag = (name: string) => `<link rel="stylesheet" href="/${name}.css" data-precedence="next"/>`;

async function inlined(css: string): Promise<string> {
  await writeFile(join(folder, 'a.css'), css);
  await writeFile(join(folder, 'b.css'), 'b{}');
  return inlineStyles(`<head>${tag('a')}${tag('b')}</head>`, folder);
}

test('all stylesheets are one element, in the place of their links', async () => {
  expect(await inlined('a{content:"</style>"}')).toBe(
    '<head><style>a{content:"<\\/style>"}b{}</style></head>',
  );
});

test.each(['url(/fonts/x.woff2)', "url('/x.svg')", 'url("data:image/svg+xml,x")', 'url(#clip)'])(
  '%s stays valid in the page',
  async (url) => {
    expect(await inlined(`a{src:${url}}`)).toContain(url);
  },
);

test.each(['url(x.svg)', 'url("../media/x.svg")', "url( './x.svg' )"])(
  '%s stops the build',
  async (url) => {
    await expect(inlined(`a{src:${url}}`)).rejects.toThrow(`${url} in a stylesheet`);
  },
);

test('a page without a stylesheet stops the build', async () => {
  await expect(inlineStyles('<head></head>', folder)).rejects.toThrow('has Next changed');
});
