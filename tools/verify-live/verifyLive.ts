/**
 * Compares a live site with the build in `out/`: `npm run verify-live -- https://www.izgrev.example`. `--except=film,caching`
 * leaves checks out. Exits with 1 when something differs.
 */
import { parseArgs } from 'node:util';
import { main } from '@/scripts/lib/run';
import { checkNames, verifySite } from './verifySite';

/** Places of one finding that are printed. */
const shown = 5;

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { except: { type: 'string', default: '' } },
  });
  const [address = ''] = positionals;
  if (!URL.canParse(address))
    throw new Error('Give the address: npm run verify-live -- https://www.izgrev.example');
  const excepted = values.except.split(',').filter(Boolean);
  const except = checkNames.filter((name) => excepted.includes(name));
  if (except.length < excepted.length)
    throw new Error(`--except takes names of this list: ${checkNames.join(', ')}`);

  const { findings, lacking, files } = await verifySite(address, 'out', { except });
  if (lacking) console.log(lacking);
  for (const { check, says, places } of findings) {
    const more = places.length > shown ? ` and ${places.length - shown} more` : '';
    console.error(`\n${check}: ${places.slice(0, shown).join(' ')}${more}\n  ${says}`);
  }
  if (findings.length > 0) throw new Error(`\n${findings.length} things are wrong on ${address}.`);
  console.log(
    `${address} is this build: ${files} files are the same, and the host serves them as it should.`,
  );
});
