/**
 * Builds the site into `out/`, and nginx's configuration for it into `generated/hosts/` unless the site is for a
 * sub-path.
 *
 * `--for-tests` makes the build of the browser tests in `out-test/`, with invented settings. `--preview` builds into
 * `out-preview/` and encodes pictures quickly.
 */
import { readSettings } from '@/content/settings';
import { buildSite } from './export/buildSite';
import { previewFolder, testFolder, testSettings } from './export/testBuilds';
import { writeNginxFiles } from './hosts/nginx';
import { loadEnvironment } from './process/environment';
import { main } from './process/run';

const has = (option: string) => process.argv.includes(option);
const ofTests = { folder: testFolder, settings: testSettings };
const isPreview = has('--preview');
const preview = { folder: previewFolder, settings: {} };
const release = { folder: 'out', settings: {} };
const { folder, settings } = has('--for-tests') ? ofTests : isPreview ? preview : release;

await main(async () => {
  loadEnvironment(settings);
  await buildSite(folder, isPreview, folder === release.folder && !readSettings().isTrial);
  if (folder !== release.folder || process.env.NEXT_PUBLIC_BASE_PATH) return;
  writeNginxFiles('generated/hosts/nginx');
});
