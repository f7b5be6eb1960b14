import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import {
  forbidRewriting,
  inlineStyles,
  moveScriptsToEnd,
  readPage,
  removeRuntime,
  sortHead,
} from './page';

function changed(change: (page: HTMLElement) => void, html: string): string {
  const page = readPage(html);
  change(page);
  return page.toString();
}

test('a page keeps each character of its texts, attributes and code', () => {
  const html = `<!DOCTYPE html><p class='b &amp; c'>1 &lt; 2\n<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></p><script>"</p>" && '&amp;'</script>`;
  expect(readPage(html).toString()).toBe(html);
});

describe('the head', () => {
  const charset = '<meta charSet="utf-8">';
  const style = '<style>a{}</style>';
  const early = `<script data-early="">location.replace("$'")</script>`;

  test('begins with the charset, what the page tells about itself, the styles, and the early script', () => {
    const facts = [
      '<meta name="viewport" content="a">',
      '<title>a</title>',
      '<link rel="canonical" href="/">',
      '<link rel="alternate" hrefLang="it" href="/it/">',
      '<meta property="og:title" content="a">',
    ];
    const [viewport, ...others] = facts;
    const html = `<html><head>${charset}${viewport}<link rel="icon" href="/a.svg">${early}${others.join('')}${style}</head><body></body></html>`;
    expect(changed(sortHead, html)).toBe(
      `<html><head>${charset}${facts.join('')}${style}${early}<link rel="icon" href="/a.svg"></head><body></body></html>`,
    );
  });

  test.each([charset, style])('a page with only %s stops the build', (only) => {
    expect(() => changed(sortHead, `<head>${only}</head>`)).toThrow('has Next changed');
  });
});

test('all other scripts of the head come at the end of the body', () => {
  const early = '<script data-early="">a()</script>';
  const rules = '<script type="speculationrules">{}</script>';
  const file = '<script async="" src="/a.js"></script>';
  const html = `<head>${early}${file}<title>a</title>${rules}</head><body><p>b</p></body>`;
  expect(changed(moveScriptsToEnd, html)).toBe(
    `<head>${early}<title>a</title></head><body><p>b</p>${file}${rules}</body>`,
  );
});

test('a page loses its comments, which nothing hydrates, and keeps the rest', () => {
  expect(readPage('<p>a<!-- -->b</p><form></form>').toString()).toBe('<p>ab</p><form></form>');
});

describe('the runtime', () => {
  const parts = {
    script: '<script src="/base/_next/static/chunks/a.js" async=""></script>',
    preload: '<link rel="preload" as="script" fetchPriority="low" href="/base/_next/static/a.js">',
    data: '<script>self.__next_f.push([1,"<p>a</p>\\n"])</script>',
  };
  const others = {
    polyfills: '<script src="/_next/static/chunks/b.js" noModule=""></script>',
    start: '<script id="_R_">(self.__next_f=self.__next_f||[]).push([0])</script>',
    bundler: '<script>(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["a"])</script>',
  };
  const own =
    '<script data-early="">go()</script><script async="" src="/scripts/a.js"></script><link rel="preload" as="font" href="/a.woff2">';
  const page = (...contents: string[]) => `<head>${own}</head><body>${contents.join('')}</body>`;

  test('is removed, and the page keeps its own scripts and preloads', () => {
    const all = [...Object.values(parts), ...Object.values(others)];
    expect(changed(removeRuntime, page('<p>text</p>', ...all, '<p>more</p>'))).toBe(
      page('<p>text</p>', '<p>more</p>'),
    );
  });

  test.each(Object.keys(parts))('a page without its %s stops the build', (missing) => {
    const rest = Object.entries(parts).filter(([name]) => name !== missing);
    const html = page(...rest.map(([, part]) => part));
    expect(() => changed(removeRuntime, html)).toThrow(`no ${missing} of the runtime in the HTML`);
  });

  test.each(['<script src="/_next/a.mjs" type="module">', '<script id="_next_data">', '__next_f'])(
    'the build stops if %s is left',
    (left) => {
      const html = page(...Object.values(parts), left, '</script>');
      expect(() => changed(removeRuntime, html)).toThrow(`${left} of the runtime is left`);
    },
  );
});

test('a page forbids a CDN to change its addresses and scripts', () => {
  const html =
    '<head><script>go("&amp;")</script></head><body><p>a@b.example</p><script async="" src="/a.js?b&amp;c"></script></body>';
  expect(changed(forbidRewriting, html)).toBe(
    '<head><script data-cfasync="false">go("&amp;")</script></head><body><!--email_off--><p>a@b.example</p><script data-cfasync="false" async="" src="/a.js?b&amp;c"></script><!--/email_off--></body>',
  );
});

describe('the stylesheets', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'styles-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function inlined(css: string, body = '<b></b>'): Promise<string> {
    await writeFile(join(folder, 'a.css'), css);
    await writeFile(join(folder, 'b.css'), 'b{top:0}');
    await mkdir(join(folder, 'scripts'));
    await writeFile(join(folder, 'scripts/a.js'), '"set-by-script"');
    const links = ['a', 'b'].map((name) => `<link rel="stylesheet" href="/${name}.css">`);
    const page = readPage(`<head>${links.join('')}</head>${body}`);
    await inlineStyles(page, folder, '../');
    return page.querySelector('head')?.toString() ?? '';
  }

  /** The styles that are left on a page. */
  async function kept(css: string, body: string): Promise<string> {
    return (await inlined(css, body)).replace(/^<head><style>|b\{top:0\}<\/style><\/head>$/g, '');
  }

  test('become one element, which replaces their links', async () => {
    expect(await inlined('a{content:"</style>"}')).toBe(
      '<head><style>a{content:"<\\/style>"}b{top:0}</style></head>',
    );
  });

  test('keep the rules for classes that the page or a script names', async () => {
    const css =
      '.own{left:0}.set-by-script{left:1px}a:has(.own){left:2px}.own:not(.other){left:3px}';
    expect(await kept(`${css}.other,.own .another{top:0}`, '<p class="own">')).toBe(css);
  });

  test('a page without a stylesheet stops the build', async () => {
    await expect(inlineStyles(readPage('<head></head>'), folder, '')).rejects.toThrow('has Next');
  });
});
