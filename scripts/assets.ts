/** Makes all assets, or the steps given as arguments: scripts/README.md. */
import { makeAssets } from './assets/makeAssets';
import { main } from './lib/run';

await main(() => makeAssets(process.argv.slice(2)));
