/**
 * Proves that a commit has one result: `npm run reproduce [-- path of a node …]`, on Linux.
 *
 * Builds the last commit in clones in folders of their own, one for each Node.js given, by default twice with this one, and
 * compares all files. Then changes one Italian word and requires that only its page differs.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hash } from '@/scripts/lib/files';
import { main, run } from '@/scripts/lib/run';

const page = 'it/about-us/';
const ofThePage = (file: string) => file.startsWith(page);

async function build(folder: string, node: string): Promise<string[]> {
  const programs = [path.dirname(node), path.join(folder, 'node_modules/.bin'), process.env.PATH];
  const env = { PATH: programs.join(path.delimiter) };
  const start = Date.now();
  run('sh', ['-c', 'cd "$0" && node --version && tsx scripts/build.ts > build.log', folder], {
    env,
  });
  const sums = await readFile(path.join(folder, 'out.sha256'), 'utf8');
  const [files, seconds] = [sums.split('\n').length - 1, Math.round((Date.now() - start) / 1000)];
  console.log(`${folder}: ${files} files in ${seconds} s, sum of the sums ${hash(sums)}`);
  return sums.split('\n');
}

/** Files of which only one list has this version. */
function differences(one: readonly string[], other: readonly string[]): string[] {
  const lines = [
    ...one.filter((line) => !other.includes(line)),
    ...other.filter((line) => !one.includes(line)),
  ];
  return [...new Set(lines.map((line) => line.slice(66)))].sort();
}

await main(async () => {
  const given = process.argv.slice(2).map((node) => path.resolve(node));
  const nodes = given.length > 0 ? given : [process.execPath, process.execPath];
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const clones: { folder: string; sums: string[] }[] = [];
  for (const node of nodes) {
    const folder = await mkdtemp(path.join(tmpdir(), 'reproduce-'));
    run('git', ['clone', '--quiet', '.', folder]);
    run('git', ['-C', folder, 'checkout', '--quiet', '--detach', commit]);
    // Links, where both folders are on one disk.
    run('sh', ['-c', 'cp -al node_modules "$0" 2>/dev/null || cp -a node_modules "$0"', folder]);
    clones.push({ folder, sums: await build(folder, node) });
  }
  const [first, ...others] = clones;
  if (!first) return;
  const parted = others.flatMap(({ sums }) => differences(first.sums, sums));
  if (parted.length > 0) throw new Error(['The builds differ in:', ...parted].join('\n  '));

  const messages = path.join(first.folder, 'messages/it.json');
  const texts = JSON.parse(await readFile(messages, 'utf8'));
  texts.WhoWeAre.languages = texts.WhoWeAre.languages.replace(/\p{L}+/u, '$&$&');
  await writeFile(messages, JSON.stringify(texts, null, 2));
  const changed = differences(first.sums, await build(first.folder, nodes[0] ?? ''));
  console.log(['One word of it.json changes:', ...changed].join('\n  '));
  if (changed.length === 0 || !changed.every(ofThePage))
    throw new Error(`Files changed that are not of ${page}.`);
});
