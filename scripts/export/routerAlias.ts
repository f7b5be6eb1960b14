import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '@/scripts/lib/files';

/** Occurs in the module that next.config.mjs puts in the place of Next's own, and nowhere else. */
const marker = 'any-locale';

/**
 * Makes sure that the browser's router keeps the document on a switch of language.
 *
 * @throws when no exported script has the module that does so
 */
export async function requireRouterAlias(out: string): Promise<void> {
  for (const file of await filesBelow(join(out, '_next/static'), '.js')) {
    if ((await readFile(file, 'utf8')).includes(marker)) return;
  }
  throw new Error(
    'The alias of Next\'s "create-segment-key" in next.config.mjs did not take hold, so a switch of language would make the page again. Look where node_modules/next/dist/esm/client/components/layout-router.js imports createSegmentKey from, and correct turbopack.resolveAlias.',
  );
}
