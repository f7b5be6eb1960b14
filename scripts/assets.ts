/** Makes the assets, or only the steps that its arguments name: scripts/assets/README.md. */
import { makeAssets } from './assets/makeAssets';
import { main } from './lib/run';

await main(() => makeAssets(process.argv.slice(2)));
