/**
 * Builds the site into `out/`, and nginx's configuration for it into `generated/hosts/`.
 *
 * `--for-tests` builds what the browser tests look at, into `out-test/`: with made-up EmailJS ids and the pages in the
 * pseudo-language, below `/en-XA/`. `--for-tests --under-sub-path` builds a second one, as it is served under a sub-path.
 */
import { main } from './lib/run';
import { subPathFolder, subPathSettings, testFolder, testSettings } from './lib/testBuilds';

const forTests = process.argv.includes('--for-tests');
const underSubPath = forTests && process.argv.includes('--under-sub-path');
const folder = underSubPath ? subPathFolder : forTests ? testFolder : 'out';

await main(async () => {
  if (forTests) Object.assign(process.env, underSubPath ? subPathSettings : testSettings);
  // These read the settings while they are loaded.
  await import('./lib/environment');
  const { buildSite } = await import('./export/buildSite');
  const { writeNginxSite } = await import('./hosts/nginx');
  await buildSite(folder);
  if (!forTests) await writeNginxSite('generated/hosts/nginx.conf');
});
