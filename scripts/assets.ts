/**
 * Makes all assets, or only the steps that the arguments name (scripts/README.md). `--preview` encodes pictures
 * quickly.
 */
import { makeAssets } from './assets/makeAssets';
import { readOptions } from './process/options';
import { main } from './process/run';

await main(() => {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: { preview: { type: 'boolean' } },
  });
  return makeAssets({ only: positionals, isPreview: values.preview ?? false });
});
