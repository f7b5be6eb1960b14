import { build, type Plugin } from 'esbuild';
import { hash, integrityOf, writeWhole } from '@/scripts/lib/files';
import { office } from '@/site/office';
import { fillFolder } from './fillFolder';

/** Placeholder of the base path, which HeadScripts.tsx replaces: one bundle serves every build. */
const basePathMark = '%base-path%';

/** Takes site/office.ts as its value: otherwise scripts would carry all of site/company.json. */
const officeAlone: Plugin = {
  name: 'office',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\bsite[\\/]office\.ts$/ }, () => ({
      contents: `export const office = ${JSON.stringify(office)};`,
    })),
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
    plugins: [officeAlone],
    define: {
      'process.env.NODE_ENV': '"production"',
      // The browser gets the settings of a build with the page.
      'process.env': '{}',
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePathMark),
    },
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** Scripts that are written into the page. An inline script ends at the first `</script`, even inside a string. */
const inline = {
  early: 'browser/early/early.ts',
  loader: 'browser/enquiry/loader.ts',
} as const;

/** Scripts with files of their own: for every page, for Home, and for Contacts once its form is wanted. */
const files = {
  behaviours: 'browser/elements/elements.ts',
  estimate: 'browser/estimate/estimate.element.ts',
  enquiry: 'browser/enquiry/hydrate.tsx',
} as const;

/** Bundles all scripts of the browser. Writes `public/scripts/` and `generated/browser-scripts.ts`. */
export async function makeBrowserScripts(): Promise<string> {
  const texts = await Promise.all(
    Object.entries(inline).map(async ([name, entry]) => ({
      name,
      text: (await bundle(entry)).replaceAll('</', '<\\/'),
    })),
  );
  const scripts = await Promise.all(
    Object.entries(files).map(async ([name, entry]) => {
      const content = Buffer.from(await bundle(entry));
      return { name, content, file: `${name}.${hash(content)}.js` };
    }),
  );
  const done = await fillFolder(
    'public/scripts',
    scripts.map(({ file, content }) => ({ file, make: async () => content })),
  );
  const constants = [
    ...texts.map(({ name, text }) => `export const ${name}Script = ${JSON.stringify(text)};\n`),
    ...scripts.map(
      ({ name, file, content }) => `export const ${name}Script = '/scripts/${file}';
export const ${name}Integrity = '${integrityOf(content)}';
`,
    ),
  ];
  await writeWhole(
    'generated/browser-scripts.ts',
    `/** Made by scripts/assets/browserScripts.ts. */
export const basePathMark = ${JSON.stringify(basePathMark)};
${constants.join('')}`,
  );
  return done;
}
