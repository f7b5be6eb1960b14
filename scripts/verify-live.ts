/**
 * Compares the files of a live site with the checksums of the build in `out.sha256`: `npm run verify-live --
 * https://www.izgrev.example`. Names each file that differs or is missing, and exits with 1 if there is one.
 * Then follows the links to other sites, and names those that redirect, fail, or are not https. That is not a failure of this site.
 *
 * The browser tests that are marked @live check what the site does: `BASE_URL=https://… npm run e2e -- --grep @live`.
 */
import { canonicalAddress, compareWithBuild, livePages } from './hosts/liveFiles';
import { checkLinks, outwardLinks } from './hosts/outwardLinks';
import { readInput } from './lib/files';
import { main } from './lib/run';

await main(async () => {
  const site = process.argv[2]?.replace(/\/+$/, '') ?? '';
  if (!/^https?:/.test(site) || !URL.canParse(site))
    throw new Error(
      'Write the address of the site: npm run verify-live -- https://www.izgrev.example',
    );
  const sums = await readInput('out.sha256', 'First build the commit that is live: npm run build.');
  const { files, problems } = await compareWithBuild(site, String(sums));
  if (problems.length > 0)
    throw new Error([...problems, `${site} does not show this build.`].join('\n'));
  const canonical = await canonicalAddress(site);
  if (canonical !== `${site}/`)
    throw new Error(
      `The site tells search engines that its address is ${canonical}. Build it with NEXT_PUBLIC_SITE_URL=${site}.`,
    );
  console.log(`${site} shows this build: all ${files} files are the same.`);
  const pages = await livePages(site, String(sums));
  const links = [...new Set(pages.flatMap((html) => outwardLinks(html, site)))];
  for (const problem of await checkLinks(links)) console.warn(problem);
});
