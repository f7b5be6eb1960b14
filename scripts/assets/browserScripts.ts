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

/**
 * Bundles the two scripts that run before React: browser/early/early.ts, inline in `<head>`, and
 * browser/elements/elements.ts, a file of its own. Writes `public/scripts/` and `generated/browser-scripts.ts`.
 */
export async function makeBrowserScripts(): Promise<string> {
  // An inline script ends at the first `</script`, even inside a string.
  const early = (await bundle('browser/early/early.ts')).replaceAll('</', '<\\/');
  const behaviours = Buffer.from(await bundle('browser/elements/elements.ts'));
  const file = `behaviours.${hash(behaviours)}.js`;
  await fillFolder('public/scripts', [{ file, make: async () => behaviours }]);
  await writeWhole(
    'generated/browser-scripts.ts',
    `/** Made by scripts/assets/browserScripts.ts. */
export const basePathMark = ${JSON.stringify(basePathMark)};
export const earlyScript = ${JSON.stringify(early)};
export const behavioursScript = '/scripts/${file}';
export const behavioursIntegrity = '${integrityOf(behaviours)}';
`,
  );
  return `early ${Buffer.byteLength(early)} bytes inline, behaviours ${behaviours.length} bytes`;
}
