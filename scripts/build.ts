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
import { readOptions } from './process/options';
import { main } from './process/run';

const ofTests = { folder: testFolder, settings: testSettings };
const preview = { folder: previewFolder, settings: {} };
const release = { folder: 'out', settings: {} };

await main(async () => {
  const { values } = readOptions({
    options: { 'for-tests': { type: 'boolean' }, preview: { type: 'boolean' } },
  });
  const isPreview = values.preview ?? false;
  const { folder, settings } = values['for-tests'] ? ofTests : isPreview ? preview : release;
  loadEnvironment(settings);
  await buildSite(folder, isPreview, folder === release.folder && !readSettings().isTrial);
  if (folder !== release.folder || process.env.NEXT_PUBLIC_BASE_PATH) return;
  writeNginxFiles('generated/hosts/nginx');
});
