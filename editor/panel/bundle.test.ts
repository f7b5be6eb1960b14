/** @jest-environment node */
import { build } from 'esbuild';

test('the panel imports nothing that only Node.js has', async () => {
  // A page loads the panel as one script. Types and unit tests do not notice an import of `node:fs`.
  const { outputFiles } = await build({
    entryPoints: ['editor/panel/panel.tsx'],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    logLevel: 'silent',
  });
  expect(outputFiles[0]?.text).toContain('site-editor');
});
