/**
 * Builds the site for the tests and runs the browser tests. `--no-build` uses the existing `out-test/`, and
 * `--site=https://…` a live site, which is only read with `--grep @live`. Playwright gets all other arguments, for
 * example `npm run e2e -- --project=it-phone --headed`.
 */
import { runPlaywright } from './browserTests/playwright';
import { main } from './process/run';

await main(() => runPlaywright(process.argv.slice(2)));
