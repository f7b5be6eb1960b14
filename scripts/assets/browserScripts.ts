import path from 'node:path';
import { build } from 'esbuild';
import { officeOfCompany } from '@/content/office';
import { filesBelow, hash, integrityOf } from '@/scripts/files/files';
import { basePath } from '@/site/basePath';
import { routes } from '@/site/routes';
import { fillFolder, type HashedFile } from './fillFolder';
import { writeModule } from './writeModule';

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    jsx: 'automatic',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      // A script has no other settings. The page contains those that it needs.
      'process.env': '{}',
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath()),
    },
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** Scripts that are written into the page. An inline script ends at the first `</script`, even inside a string. */
const inline = {
  early: 'app/scripts/early.ts',
  loader: 'components/contacts/EnquiryForm/loader.ts',
  openInFrame: 'components/contacts/RegionMap/openInFrame.ts',
} as const;

/** Scripts in files: one for every page, and one that Contacts loads when a visitor comes to its form. */
const files = {
  behaviours: 'app/scripts/behaviours.ts',
  enquiry: 'components/contacts/EnquiryForm/hydrate.tsx',
} as const;

/** Entry points, by name, of the components that load their own script: `<name>.bundle.ts`. */
async function componentBundles(): Promise<Record<string, string>> {
  const entries = await filesBelow('components', '.bundle.ts');
  return Object.fromEntries(
    entries.sort().map((file) => [path.basename(file, '.bundle.ts'), file]),
  );
}

/**
 * Bundles all scripts of the browser. Writes `public/scripts/` and `generated/browser-scripts.ts`. In development the
 * page loads all `componentScripts`, because components do not load their own there.
 *
 * The scripts import `generated/script-values.ts`, which it writes first, instead of the tables that have these values:
 * they cannot read content/company.json, and need no more of the routes.
 */
export async function makeBrowserScripts(): Promise<string> {
  writeModule('script-values', {
    office: officeOfCompany(),
    routePaths: Object.values(routes).map(({ path }) => path),
  });
  const bundles = await componentBundles();
  const constants: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(inline))
    constants[`${name}Script`] = (await bundle(entry)).replaceAll('</', '<\\/');
  const scripts: HashedFile[] = [];
  for (const [name, entry] of Object.entries({ ...files, ...bundles })) {
    const content = Buffer.from(await bundle(entry));
    const file = `${name}.${hash(content)}.js`;
    scripts.push({ file, make: async () => content });
    constants[`${name}Script`] = `/scripts/${file}`;
    constants[`${name}Integrity`] = integrityOf(content);
  }
  constants.componentScripts = Object.keys(bundles).map((name) => constants[`${name}Script`]);
  writeModule('browser-scripts', constants);
  return fillFolder('public/scripts', scripts);
}
