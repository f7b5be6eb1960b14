/**
 * Builds the site into `out/`, and nginx's configuration for it into `generated/hosts/`.
 *
 * `--for-tests` makes the build of the browser tests in `out-test/`, with made-up EmailJS ids. `--for-tests --under-sub-path`
 * makes a second one, for a sub-path of a host.
 */
import { main } from './lib/run';
import { subPathFolder, subPathSettings, testFolder, testSettings } from './lib/testBuilds';

const forTests = process.argv.includes('--for-tests');
const underSubPath = forTests && process.argv.includes('--under-sub-path');
const folder = underSubPath ? subPathFolder : forTests ? testFolder : 'out';

await main(async () => {
  if (forTests) Object.assign(process.env, underSubPath ? subPathSettings : testSettings);
  // These modules read the settings when they are loaded.
  await import('./lib/environment');
  const { buildSite } = await import('./export/buildSite');
  const { writeNginxSite } = await import('./hosts/nginx');
  await buildSite(folder);
  if (!forTests) await writeNginxSite('generated/hosts/nginx.conf');
});
