import { build } from 'esbuild';

/** The panel's code. It is bundled for each page load, so that a change of it shows at once. */
export async function panelScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['editor/panel/panel.tsx'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: {
      // Set by dev.ts, if a service forwards the site.
      'process.env.EDITOR_HOST': JSON.stringify(process.env.EDITOR_HOST ?? ''),
      'process.env.NEXT_PUBLIC_BASE_PATH': '""',
      'process.env.NODE_ENV': '"production"',
    },
  });
  return outputFiles[0]?.text ?? '';
}
