/** Bundles components/EarlyScript/early.ts into generated/early-script.ts, as one string for an inline script. */
import { mkdir, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const result = await build({
  entryPoints: ['components/EarlyScript/early.ts'],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2020',
  charset: 'utf8',
});
// An inline script ends at the first `</script`, wherever it stands.
const code = (result.outputFiles[0]?.text ?? '').trim().replaceAll('</', '<\\/');
await mkdir('generated', { recursive: true });
await writeFile(
  'generated/early-script.ts',
  `/** Made by scripts/early-script.ts. */\nexport const earlyScript = ${JSON.stringify(code)};\n`,
);
console.log(`early script: ${Buffer.byteLength(code)} bytes`);
