/**
 * Builds the site into `out/` and, unless it is for a sub-path, nginx's configuration for it into `generated/hosts/`.
 *
 * `--for-tests` makes the build of the browser tests in `out-test/`, with made-up settings. `--for-tests --under-sub-path`
 * makes a second one, for a sub-path of a host. `--preview` encodes pictures quickly, into `out-preview/`.
 */
import { main } from './lib/run';
import {
  previewFolder,
  subPathFolder,
  subPathSettings,
  testFolder,
  testSettings,
} from './lib/testBuilds';

const has = (option: string) => process.argv.includes(option);
const ofTests = has('--under-sub-path')
  ? { folder: subPathFolder, settings: subPathSettings }
  : { folder: testFolder, settings: testSettings };
const preview = { folder: previewFolder, settings: { PREVIEW: '1' } };
const release = { folder: 'out', settings: {} };
const { folder, settings } = has('--for-tests') ? ofTests : has('--preview') ? preview : release;

await main(async () => {
  Object.assign(process.env, settings);
  // These modules read the settings when they are loaded.
  await import('./lib/environment');
  const { buildSite } = await import('./export/buildSite');
  await buildSite(folder);
  if (folder !== release.folder || process.env.NEXT_PUBLIC_BASE_PATH) return;
  const { writeNginxSite } = await import('./hosts/nginx');
  await writeNginxSite('generated/hosts/nginx.conf');
});
