/**
 * Makes all assets, or only the steps that the arguments name (scripts/README.md). `--preview` encodes pictures
 * quickly.
 */
import { makeAssets } from './assets/makeAssets';
import { main } from './process/run';

const args = process.argv.slice(2);
const only = args.filter((argument) => argument !== '--preview');

await main(() => makeAssets({ only, isPreview: args.length > only.length }));
