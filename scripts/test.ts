/**
 * Runs tests: `npm test`. Tests of behaviour run on the sample company (scripts/lib/sample.ts); if the project has other
 * content, they run in a copy of it, and tests of content run on the project itself.
 *
 * `unit` runs the unit tests alone. Other arguments go on to Playwright, such as `--shard=1/3`.
 */
import { main, run } from './lib/run';
import { folderWithSample } from './lib/sample';

/** Marks the tests in a browser that are about what an owner or editor has written. */
const aboutContent = ['--grep=@content', '--pass-with-no-tests'];

await main(async () => {
  const [part, ...rest] = process.argv.slice(2);
  const cwd = await folderWithSample();
  const tsx = (script: string, args: readonly string[], folder = cwd) =>
    run('npx', ['tsx', script, ...args], { cwd: folder });
  const jest = (args: readonly string[], folder = cwd) =>
    run('npx', ['jest', ...args], { cwd: folder });
  if (part === 'unit') {
    tsx('scripts/assets.ts', cwd === '.' ? ['scripts'] : []);
    jest(rest);
    return;
  }
  const forBrowser = part ? [part, ...rest] : [];
  const files = ['--config', 'e2e/export/jest.config.mjs'];
  tsx('scripts/build.ts', ['--for-tests']);
  jest(files);
  tsx('scripts/e2e.ts', ['--no-build', ...forBrowser]);
  if (cwd === '.') return;
  tsx('scripts/build.ts', ['--for-tests'], '.');
  jest([...files, '--passWithNoTests', 'e2e/export/content/'], '.');
  tsx('scripts/e2e.ts', ['--no-build', ...aboutContent, ...forBrowser], '.');
});
