/**
 * Compares all pages with pictures that were taken on this machine before: `npm run visual`. `-- --update` takes the
 * pictures, `-- --no-build` uses the existing `out-test/`. Other arguments go to Playwright.
 */
import { runPlaywright } from './lib/playwright';
import { main, run } from './lib/run';

const own = ['--update', '--no-build'];
const [update, noBuild] = own.map((option) => process.argv.includes(option));
const others = process.argv.slice(2).filter((argument) => !own.includes(argument));

const updating = update ? ['--update-snapshots=all'] : [];
await main(() => {
  if (!noBuild) run('tsx', ['scripts/build.ts', '--for-tests']);
  return runPlaywright(['--project=visual-*', ...updating, ...others], { VISUAL: '1' });
});
