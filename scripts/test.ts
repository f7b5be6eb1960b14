/**
 * Runs tests on the sample company (scripts/lib/sample.ts): `npm test`. If the project has other content, they run in a
 * copy with the sample.
 *
 * `unit` runs only the unit tests. `content` tests what owners and editors have written, in the project itself: `npm run
 * content-tests`. Without either, this tests the built site, both its files and in browsers.
 * `--night` runs all browser tests, and in all projects: `npm run test:night`. Playwright gets all other arguments, such
 * as `--shard=1/3`.
 */
import { requireOptions } from './lib/options';
import { main, run } from './lib/run';
import { folderWithSample } from './lib/sample';

const build = ['scripts/build.ts', '--for-tests'];
const staticSuite = ['--config', 'e2e/export/jest.config.mjs'];

const night = '--night';

/** Runs the unit tests, in a folder with the sample's content. */
function testUnits(cwd: string, args: readonly string[]): void {
  // A copy needs all assets again, because they were made for the owner's texts and documents.
  run('tsx', ['scripts/assets.ts', ...(cwd === '.' ? ['scripts'] : [])], { cwd });
  run('jest', args, { cwd });
}

/** Runs Playwright on the existing build. e2e/lib/projects.ts says what belongs to a quick run. */
function testInBrowsers(cwd: string, args: readonly string[]): void {
  const forPlaywright = args.filter((argument) => argument !== night);
  const env: Record<string, string> = args.includes(night)
    ? { E2E_EXTENT: 'night', E2E_SEED: process.env.E2E_SEED ?? `${Math.round(Date.now() / 1000)}` }
    : { E2E_EXTENT: 'quick' };
  run('tsx', ['scripts/e2e.ts', '--no-build', ...forPlaywright], { cwd, env });
}

/**
 * Runs the tests of the built site, in a folder with the sample's content. In a copy it leaves out the tests of
 * content, because the copy shows sections that the owner has switched off, and their texts need not be translated.
 * The night needs no static suite, because each change has run it.
 */
function testSite(cwd: string, args: readonly string[]): void {
  const isCopy = cwd !== '.';
  run('tsx', build, { cwd });
  const ofBehaviour = isCopy ? ['--testPathIgnorePatterns=e2e/export/content/'] : [];
  if (!args.includes(night)) run('jest', [...staticSuite, ...ofBehaviour], { cwd });
  testInBrowsers(cwd, isCopy ? ['--grep-invert=@content', ...args] : args);
}

/** Tests what owners and editors have written, in the project itself. */
function testContent(args: readonly string[]): void {
  run('tsx', build);
  run('jest', [...staticSuite, 'e2e/export/content/']);
  testInBrowsers('.', ['--grep=@content', ...args]);
}

await main(async () => {
  const [part, ...rest] = process.argv.slice(2);
  requireOptions([night.slice(2)]);
  if (part === 'content') return testContent(rest);
  const cwd = await folderWithSample();
  if (part === 'unit') return testUnits(cwd, rest);
  testSite(cwd, process.argv.slice(2));
});
