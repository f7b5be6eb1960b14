/**
 * Compares the files of a live site with the checksums of the build in `out.sha256`:
 * `npm run verify-live -- https://www.izgrev.example`. Names each file that differs or is missing, and exits with 1 if
 * there is one.
 *
 * The browser tests that are marked @live check what the site does: `npm run e2e -- --site=https://… --grep @live`.
 */
import { readSettings } from '@/content/settings';
import { toolText } from '@/i18n/toolText';
import { canonicalAddress, compareWithBuild, requireAnswer } from './hosts/liveFiles';
import { loadEnvironment } from './lib/environment';
import { readInput } from './lib/files';
import { main } from './lib/run';

await main(async () => {
  loadEnvironment();
  const given = process.argv[2] ?? '';
  if (!/^https?:/.test(given) || !URL.canParse(given))
    throw new Error(
      toolText('Live.writeAddress', {
        command: 'npm run verify-live -- https://www.izgrev.example',
      }),
    );
  // Names in letters of other scripts have one form in pages, that of programs.
  const site = new URL(given).href.replace(/\/+$/, '');
  const sums = await readInput('out.sha256', toolText('Live.buildFirst'));
  await requireAnswer(site);
  const { files, problems } = await compareWithBuild(site, String(sums));
  if (problems.length > 0)
    throw new Error([...problems, toolText('Live.notThisBuild', { site })].join('\n'));
  const canonical = await canonicalAddress(site);
  if (canonical !== `${site}/`)
    throw new Error(
      canonical ? toolText('Live.otherAddress', { canonical, site }) : toolText('Live.noAddress'),
    );
  console.log(toolText('Live.same', { site, count: files }));
  if (readSettings().isTrial) console.warn(toolText('Build.isTrial'));
});
