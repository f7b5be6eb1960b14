/** Finds a browser and runs Playwright; arguments go on to it, e.g. `npm run e2e -- --project=bg-phone --headed`. */
import { findBrowser } from './lib/browser';
import { run } from './lib/run';

run('playwright', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH: findBrowser() });
