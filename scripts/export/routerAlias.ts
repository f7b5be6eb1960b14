import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '@/scripts/lib/files';

/** Occurs only in the module that replaces Next's own (next.config.mjs). */
const marker = 'any-locale';

/**
 * Checks that the browser's router keeps the document on a switch of language.
 *
 * @throws when no exported script contains the module
 */
export async function requireRouterAlias(out: string): Promise<void> {
  for (const file of await filesBelow(join(out, '_next/static'), '.js')) {
    if ((await readFile(file, 'utf8')).includes(marker)) return;
  }
  throw new Error(
    'The alias of Next\'s "create-segment-key" in next.config.mjs has no effect, so a switch of language would replace the document. Look where node_modules/next/dist/esm/client/components/layout-router.js imports createSegmentKey from, and correct turbopack.resolveAlias.',
  );
}
