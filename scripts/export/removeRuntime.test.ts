import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from '@/scripts/lib/files';
import { removeRuntime, requireOneIsland } from './removeRuntime';

const parts = {
  script: '<script src="/base/_next/static/chunks/a.js" async=""></script>',
  preload:
    '<link rel="preload" as="script" fetchPriority="low" href="/base/_next/static/chunks/a.js"/>',
  data: '<script>self.__next_f.push([1,"<p>a</p>\\n"])</script>',
};
const others = {
  polyfills: '<script src="/_next/static/chunks/b.js" noModule=""></script>',
  start: '<script id="_R_">(self.__next_f=self.__next_f||[]).push([0])</script>',
  bundler: '<script>(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["a"])</script>',
};
const own =
  '<script data-early="">go()</script><script async="" src="/scripts/a.js"></script><link rel="preload" as="font" href="/a.woff2"/>';

const page = (...contents: string[]) => `<head>${own}</head><body>${contents.join('')}</body>`;

test('a page keeps its own scripts and preloads, and nothing of the runtime', () => {
  const all = [...Object.values(parts), ...Object.values(others)];
  expect(removeRuntime(page('<p>text</p>', ...all, '<p>more</p>'))).toBe(
    page('<p>text</p>', '<p>more</p>'),
  );
});

test.each(Object.keys(parts))('a page without the %s stops the build', (missing) => {
  const rest = Object.entries(parts).filter(([name]) => name !== missing);
  expect(() => removeRuntime(page(...rest.map(([, part]) => part)))).toThrow(
    `no ${missing} of the runtime in the HTML; has Next changed its output?`,
  );
});

test.each([
  '<script src="/_next/static/chunks/c.mjs" type="module">',
  '<script id="_next_data">',
  '__next_f',
])('%s that is left stops the build', (left) => {
  expect(() => removeRuntime(page(...Object.values(parts), left))).toThrow(
    `${left} of the runtime is left in the HTML`,
  );
});

describe('the island', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manifests-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const next = '[project]/node_modules/next/dist/esm/client/components/layout-router.js';
  const island = '[project]/browser/enquiry/EnquiryForm.client.tsx <module evaluation>';

  /** Checks a build of two pages with these client components. */
  async function check(home: readonly string[], contacts: readonly string[]): Promise<void> {
    for (const [name, modules] of Object.entries({ home, contacts })) {
      const clientModules = Object.fromEntries(modules.map((module) => [module, {}]));
      await writeWhole(
        join(folder, name, 'page_client-reference-manifest.js'),
        `globalThis.A = globalThis.A || {};\nglobalThis.A["/${name}"] = ${JSON.stringify({ clientModules })};`,
      );
    }
    await requireOneIsland(folder);
  }

  test('is the only client component besides Next’s own', async () => {
    await expect(check([next], [next, island])).resolves.toBeUndefined();
  });

  test('another client component stops the build', async () => {
    await expect(check([next, '[project]/browser/Other.client.tsx'], [island])).rejects.toThrow(
      /^browser\/Other\.client\.tsx is a client component, .* Make it a server component/,
    );
  });

  test('a build without it, or with another kind of manifest, stops', async () => {
    await expect(check([next], [next])).rejects.toThrow('is in no page; has Next changed');
    await writeWhole(join(folder, 'a/page_client-reference-manifest.js'), 'A = {"modules":{}}');
    await expect(requireOneIsland(folder)).rejects.toThrow('no client modules in a manifest');
  });
});
