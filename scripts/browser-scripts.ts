/**
 * Bundles the two scripts that run before the runtime: components/EarlyScript/early.ts, inline in `<head>`, and
 * components/Behaviours/behaviours.ts, a file of its own with its hash in the name.
 */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const folder = 'public/scripts';

/** Stands for the base path, which EarlyScript.tsx puts in: what is bundled here serves every build. */
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

// An inline script ends at the first `</script`, wherever it stands.
const early = (await bundle('components/EarlyScript/early.ts')).replaceAll('</', '<\\/');
const behaviours = await bundle('components/Behaviours/behaviours.ts');
const hash = createHash('sha256').update(behaviours).digest('hex').slice(0, 8);
const file = `behaviours.${hash}.js`;

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await mkdir('generated', { recursive: true });
await writeFile(`${folder}/${file}`, behaviours);
await writeFile(
  'generated/browser-scripts.ts',
  `/** Made by scripts/browser-scripts.ts. */
export const basePathMark = ${JSON.stringify(basePathMark)};
export const earlyScript = ${JSON.stringify(early)};
export const behavioursScript = '/scripts/${file}';
`,
);
console.log(
  `scripts: early ${Buffer.byteLength(early)} bytes inline, behaviours ${Buffer.byteLength(behaviours)} bytes`,
);
