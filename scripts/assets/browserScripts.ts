import { build } from 'esbuild';
import { hash, integrityOf, writeWhole } from '@/scripts/lib/files';
import { fillFolder } from './fillFolder';

/** Placeholder of the base path, which HeadScripts.tsx replaces: one bundle serves every build. */
const basePathMark = '%base-path%';

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePathMark) },
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** Scripts with files of their own: for every page, for Home, and for a Contacts whose URL carries figures. */
const entries = {
  behaviours: 'browser/elements/elements.ts',
  estimate: 'browser/estimate/estimate.element.ts',
  figures: 'browser/estimate/figures.element.ts',
} as const;

/**
 * Bundles the scripts that run before React: browser/early/early.ts, inline in `<head>`, and those with files of their own.
 * Writes `public/scripts/` and `generated/browser-scripts.ts`.
 */
export async function makeBrowserScripts(): Promise<string> {
  // An inline script ends at the first `</script`, even inside a string.
  const early = (await bundle('browser/early/early.ts')).replaceAll('</', '<\\/');
  const scripts = await Promise.all(
    Object.entries(entries).map(async ([name, entry]) => {
      const content = Buffer.from(await bundle(entry));
      return { name, content, file: `${name}.${hash(content)}.js` };
    }),
  );
  await fillFolder(
    'public/scripts',
    scripts.map(({ file, content }) => ({ file, make: async () => content })),
  );
  const constants = scripts.map(
    ({ name, file, content }) => `export const ${name}Script = '/scripts/${file}';
export const ${name}Integrity = '${integrityOf(content)}';
`,
  );
  await writeWhole(
    'generated/browser-scripts.ts',
    `/** Made by scripts/assets/browserScripts.ts. */
export const basePathMark = ${JSON.stringify(basePathMark)};
export const earlyScript = ${JSON.stringify(early)};
${constants.join('')}`,
  );
  const sizes = scripts.map(({ file, content }) => `${file} ${content.length} bytes`);
  return [`early ${Buffer.byteLength(early)} bytes inline`, ...sizes].join(', ');
}
