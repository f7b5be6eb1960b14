/** Finds a browser and nginx and runs Playwright; arguments go on to it, e.g. `npm run e2e -- --project=bg-phone --headed`. */

import { findNginx } from './hosts/findNginx';
import { findBrowser, findWholeBrowser } from './lib/browser';
import { run } from './lib/run';

const nginx = findNginx();
if (!nginx) {
  console.log('The tests on nginx are left out: nginx is not installed here, and could not be.');
}
const args = process.argv.slice(2);
const withWindows = args.some((argument) => /^--(headed|debug|ui)/.test(argument));
const wholeBrowser = findWholeBrowser();
run('playwright', ['test', ...args], {
  CHROMIUM_PATH: findBrowser({ withWindows }),
  ...(wholeBrowser && { WHOLE_CHROMIUM_PATH: wholeBrowser }),
  ...(nginx && { NGINX_PATH: nginx }),
});
