import { build } from 'esbuild';
import { hash, integrityOf, writeWhole } from '@/scripts/lib/files';
import { fillFolder } from './fillFolder';

/** Placeholder of the base path, which EarlyScript.tsx replaces: one bundle serves every build. */
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

interface ScriptFile {
  readonly file: string;
  readonly path: string;
  readonly content: Buffer;
  readonly integrity: string;
}

async function scriptFile(name: string, entry: string): Promise<ScriptFile> {
  const content = Buffer.from(await bundle(entry));
  const file = `${name}.${hash(content)}.js`;
  return { file, path: `/scripts/${file}`, content, integrity: integrityOf(content) };
}

/**
 * Bundles the scripts that run before React: browser/early/early.ts, inline in `<head>`, and files of their own:
 * browser/elements/elements.ts for every page, browser/estimate/estimate.ts for Home, browser/estimate/figures.ts for a Contacts
 * whose URL carries figures. Writes `public/scripts/` and `generated/browser-scripts.ts`.
 */
export async function makeBrowserScripts(): Promise<string> {
  // An inline script ends at the first `</script`, even inside a string.
  const early = (await bundle('browser/early/early.ts')).replaceAll('</', '<\\/');
  const behaviours = await scriptFile('behaviours', 'browser/elements/elements.ts');
  const estimate = await scriptFile('estimate', 'browser/estimate/estimate.ts');
  const figures = await scriptFile('figures', 'browser/estimate/figures.ts');
  const files = [behaviours, estimate, figures];
  await fillFolder(
    'public/scripts',
    files.map(({ file, content }) => ({ file, make: async () => content })),
  );
  await writeWhole(
    'generated/browser-scripts.ts',
    `/** Made by scripts/assets/browserScripts.ts. */
export const basePathMark = ${JSON.stringify(basePathMark)};
export const earlyScript = ${JSON.stringify(early)};
export const behavioursScript = '${behaviours.path}';
export const behavioursIntegrity = '${behaviours.integrity}';
export const estimateScript = '${estimate.path}';
export const estimateIntegrity = '${estimate.integrity}';
export const figuresScript = '${figures.path}';
export const figuresIntegrity = '${figures.integrity}';
`,
  );
  const sizes = files.map(({ file, content }) => `${file} ${content.length} bytes`);
  return [`early ${Buffer.byteLength(early)} bytes inline`, ...sizes].join(', ');
}
