/** @jest-environment node */
import { spawnSync } from 'node:child_process';

/** Runs in a separate process: Jest cannot load HarfBuzz, an ES module with a top-level await. */
const code = `
  import { fontScripts } from '@/scripts/assets/fonts/characters';
  import { cuts, measureFallback, planFace } from '@/scripts/assets/fonts/faces';

  const cut = cuts.find(({ weight }) => weight === 720);
  const adjustments = fontScripts.map(async (script) => {
    const face = await planFace(cut, script, [...'abcăęłabвαβγ']);
    return (await measureFallback(face, 720, 'words')).sizeAdjust;
  });
  console.log(JSON.stringify(await Promise.all(adjustments)));
`;

test('fallback faces match our metrics in every script, also where the texts use none of its letters', () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  const adjustments: number[] = JSON.parse(stdout);
  // Sofia Sans Extra Condensed is about two thirds as wide as Arial.
  expect(adjustments.filter((value) => value > 0.55 && value < 0.75)).toHaveLength(4);
});
