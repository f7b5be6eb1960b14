import { readFile } from 'node:fs/promises';
import { filesBelow } from '@/scripts/lib/files';

/** The client component that browser/enquiry/hydrate.tsx hydrates. */
const island = 'browser/enquiry/EnquiryForm.client.tsx';

/** Paths of a page's client components, by Next's manifest of the page. */
function clientComponents(manifest: string): string[] {
  const { clientModules } = JSON.parse(/ = (\{.*\})/s.exec(manifest)?.[1] ?? '{}');
  if (!clientModules)
    throw new Error('no client modules in a manifest; has Next changed its output?');
  return Object.keys(clientModules)
    .map((module) => module.replace(/^\[project\]\/| <module evaluation>$/g, ''))
    .filter((module) => !module.includes('node_modules/next/dist/'));
}

/**
 * Checks that no page has a client component besides the island: nothing would bring it to life.
 *
 * @param build Next's folder, with a manifest for each page
 * @throws when one has, and names it
 */
export async function requireOneIsland(build: string): Promise<void> {
  const manifests = await filesBelow(build, '_client-reference-manifest.js');
  const found = await Promise.all(
    manifests.map(async (file) => clientComponents(await readFile(file, 'utf8'))),
  );
  const components = new Set(found.flat());
  if (!components.delete(island))
    throw new Error(`${island} is in no page; has Next changed its output?`);
  const [other] = components;
  if (other)
    throw new Error(
      `${other} is a client component, and pages run no React besides the enquiry form. Make it a server component, with a custom element in browser/elements/ where it needs a script.`,
    );
}
