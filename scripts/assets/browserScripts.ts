import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { office } from '@/content/office';
import { filesBelow, hash, integrityOf } from '@/scripts/files/files';
import { basePath } from '@/site/basePath';
import { routePaths } from '@/site/routePaths';
import { fillFolder, type HashedFile } from './fillFolder';
import { writeModule } from './writeModule';

/**
 * Values that scripts get ready-made, so that they do not contain the tables from which they are computed:
 * content/company.json and the routes.
 */
const values = { office, routePaths };

/** Replaces the modules `office.ts` and `routePaths.ts`, which export these values. */
const valuesAlone: Plugin = {
  name: 'values',
  setup: ({ onLoad }) => {
    for (const [name, value] of Object.entries(values))
      onLoad({ filter: new RegExp(`[\\\\/](content|site)[\\\\/]${name}\\.ts$`) }, () => ({
        contents: `export const ${name} = ${JSON.stringify(value)};`,
      }));
  },
};

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
    plugins: [valuesAlone],
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
 */
export async function makeBrowserScripts(): Promise<string> {
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
