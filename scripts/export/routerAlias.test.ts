import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireRouterAlias } from './routerAlias';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alias-'));
  await mkdir(join(folder, '_next/static/chunks'), { recursive: true });
  await writeFile(join(folder, '_next/static/chunks/a.js'), 'other()');
  await writeFile(join(folder, 'index.html'), 'any-locale');
});
afterEach(() => rm(folder, { recursive: true }));

test('one script with the module is enough', async () => {
  await writeFile(join(folder, '_next/static/chunks/b.js'), '"locale"===e?"any-locale":t');
  await expect(requireRouterAlias(folder)).resolves.toBeUndefined();
});

test('an export without it is refused with advice', async () => {
  await expect(requireRouterAlias(folder)).rejects.toThrow('turbopack.resolveAlias');
});
