/**
 * Compares a live site with the build in `out/`: `npm run verify-live -- https://www.izgrev.example`. Exits with 1 when
 * something differs.
 */
import { main } from '@/scripts/lib/run';
import { verifySite } from './verifySite';

/** Places of one finding that are printed. */
const shown = 5;

await main(async () => {
  const [address = ''] = process.argv.slice(2);
  if (!/^https:/.test(address) || !URL.canParse(address))
    throw new Error('Give the address: npm run verify-live -- https://www.izgrev.example');
  const { faults, files, isGitHub } = await verifySite(address, 'out');
  if (isGitHub) console.log('GitHub Pages has no headers, redirects and 404 pages of our own.');
  const places = new Map<string, string[]>();
  for (const { place, says } of faults) places.set(says, [...(places.get(says) ?? []), place]);
  for (const [says, all] of places) {
    const more = all.length > shown ? ` and ${all.length - shown} more` : '';
    console.error(`\n${all.slice(0, shown).join(' ')}${more}\n  ${says}`);
  }
  if (places.size > 0) throw new Error(`\n${places.size} things are wrong on ${address}.`);
  console.log(`${address} is this build: ${files} files are the same, and served as they should.`);
});
