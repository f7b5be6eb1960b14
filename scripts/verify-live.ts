/**
 * Compares a live site with the build whose checksums are in `out.sha256`:
 * `npm run verify-live -- https://www.izgrev.example`. Names each file that is missing, that is another one, or that is
 * sent without the headers of scripts/hosts/headersAndRedirects.ts, and exits with 1 if there is one. On GitHub Pages, which
 * sends only headers of its own, it compares the files alone.
 *
 * The browser tests that are marked @live check what the site does: `npm test e2e -- --site=https://… --grep @live`.
 */
import { readSettings } from '@/content/settings';
import { readInput, reason } from './files/files';
import { canonicalAddress, compareWithBuild, isOnGitHubPages } from './hosts/liveSite';
import { loadEnvironment } from './process/environment';
import { readOptions } from './process/options';
import { main } from './process/run';

await main(async () => {
  loadEnvironment();
  const { positionals } = readOptions({ allowPositionals: true });
  const [given = ''] = positionals;
  if (!/^https?:/.test(given) || !URL.canParse(given))
    throw new Error('Write the address: npm run verify-live -- https://www.izgrev.example');
  // Pages have names in letters of other scripts in the form that programs use.
  const site = new URL(given).href.replace(/\/+$/, '');
  const sums = await readInput('out.sha256', 'First build the commit that is live: npm run build.');
  // If nothing answers, no file would arrive, and it is not the site that is wrong.
  const canonical = await canonicalAddress(site).catch((error) => {
    throw new Error(`${site} cannot be reached: ${reason(error)}.`, { cause: error });
  });
  const headers = (await isOnGitHubPages(site)) ? () => ({}) : undefined;
  const problems = await compareWithBuild(site, String(sums), headers);
  if (problems.length > 0)
    throw new Error(
      [
        ...problems,
        `${site} does not show this build, or its host changes it: docs/owner.md, part 4, or docs/operations.md says what to switch off.`,
      ].join('\n'),
    );
  if (canonical !== `${site}/`)
    throw new Error(`The site says that its address is ${canonical}: build it for ${site}.`);
  console.log(`${site} shows this build.`);
  if (readSettings().isTrial)
    console.warn('It is a trial (STAGING=1): search engines are asked not to list its pages.');
});
