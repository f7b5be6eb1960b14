import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from '@/scripts/lib/files';
import { requireOneIsland } from './island';

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
