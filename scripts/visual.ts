/**
 * Compares all pages with pictures that this machine has taken earlier: `npm run visual`. `-- --update` takes the
 * pictures. All other arguments are those of `npm run e2e`.
 */
import { runPlaywright } from './lib/playwright';
import { main } from './lib/run';

const args = process.argv
  .slice(2)
  .map((argument) => (argument === '--update' ? '--update-snapshots=all' : argument));

await main(() => runPlaywright(['--project=once', 'once/layout/visual', ...args], { VISUAL: '1' }));
