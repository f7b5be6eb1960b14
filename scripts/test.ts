/**
 * Runs tests: `npm test`. Tests of behaviour run on the sample company (scripts/lib/sample.ts); if the project has other
 * content, they run in a copy of it, and tests of content run on the project itself.
 *
 * `unit` runs the unit tests alone. Without it, the tests of the built site run, in files and in browsers. With
 * `--under-sub-path` the site is also tested below a path of its host. Other arguments go on to Playwright, such as
 * `--shard=1/3`.
 */
import { main, run } from './lib/run';
import { folderWithSample } from './lib/sample';

const staticSuite = ['--config', 'e2e/export/jest.config.mjs'];

/** The unit tests of a folder with the sample's content. */
function testUnits(cwd: string, args: readonly string[]): void {
  // In a copy the texts and documents are others than when the assets were made.
  run('tsx', ['scripts/assets.ts', ...(cwd === '.' ? ['scripts'] : [])], { cwd });
  run('jest', args, { cwd });
}

/**
 * The tests of the built site, in a folder with the sample's content. In a copy they leave out the tests of content: there,
 * pages show sections that the owner has switched off, and their texts need not be translated.
 */
function testSite(cwd: string, args: readonly string[]): void {
  const isCopy = cwd !== '.';
  const forPlaywright = args.filter((argument) => argument !== '--under-sub-path');
  const build = ['scripts/build.ts', '--for-tests'];
  run('tsx', build, { cwd });
  if (args.length > forPlaywright.length) run('tsx', [...build, '--under-sub-path'], { cwd });
  const ofBehaviour = isCopy ? ['--testPathIgnorePatterns=e2e/export/content/'] : [];
  run('jest', [...staticSuite, ...ofBehaviour], { cwd });
  const inBrowsers = isCopy ? ['--grep-invert=@content'] : [];
  run('tsx', ['scripts/e2e.ts', '--no-build', ...inBrowsers, ...forPlaywright], { cwd });
}

/** The tests of what an owner or editor has written, in the project itself. */
function testContent(args: readonly string[]): void {
  const forPlaywright = args.filter((argument) => argument !== '--under-sub-path');
  run('tsx', ['scripts/build.ts', '--for-tests']);
  run('jest', [...staticSuite, 'e2e/export/content/']);
  run('tsx', ['scripts/e2e.ts', '--no-build', '--grep=@content', ...forPlaywright]);
}

await main(async () => {
  const [part, ...rest] = process.argv.slice(2);
  const cwd = await folderWithSample();
  if (part === 'unit') return testUnits(cwd, rest);
  const args = process.argv.slice(2);
  testSite(cwd, args);
  if (cwd !== '.') testContent(args);
});
