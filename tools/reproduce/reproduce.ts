/**
 * Proves that a commit has one result: `npm run reproduce [-- path of a node …]`, on Linux. Builds the last commit in clones,
 * one for each Node.js given, by default twice with this one, and compares the sums of all files.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkPackages, main, run } from '@/scripts/lib/run';

/** The lines of `out.sha256`. */
function build(node: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'reproduce-'));
  run('git', ['clone', '--quiet', '.', folder]);
  linkPackages(folder);
  const programs = [path.dirname(node), path.join(folder, 'node_modules/.bin'), process.env.PATH];
  const command = 'cd "$0" && node --version && tsx scripts/build.ts > build.log';
  run('sh', ['-c', command, folder], { env: { PATH: programs.join(path.delimiter) } });
  return readFileSync(path.join(folder, 'out.sha256'), 'utf8').split('\n');
}

await main(() => {
  const given = process.argv.slice(2).map((node) => path.resolve(node));
  const nodes = given.length > 0 ? given : [process.execPath, process.execPath];
  const [first = [], ...others] = nodes.map(build);
  const parted = others.flatMap((sums) => sums.filter((line) => !first.includes(line)));
  if (parted.length > 0 || others.some(({ length }) => length !== first.length))
    throw new Error(['The builds differ in:', ...parted].join('\n  '));
  console.log(`${nodes.length} builds have the same ${first.length - 1} files.`);
});
