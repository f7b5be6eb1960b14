/** Runs the browser tests; arguments go on to Playwright, e.g. `npm run e2e -- --project=it-phone --headed`. */
import { runPlaywright } from './lib/playwright';
import { main } from './lib/run';

await main(() => runPlaywright(process.argv.slice(2)));
