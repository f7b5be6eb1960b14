import { reason } from '@/scripts/lib/files';
import { makeBrowserScripts } from './browserScripts';
import { makeFonts } from './fonts';
import { makeMap } from './map';
import { makeMedia } from './media';
import { makeShare } from './share';

/** In this order: the map needs the fonts. */
const steps = {
  fonts: makeFonts,
  media: makeMedia,
  map: makeMap,
  scripts: makeBrowserScripts,
  share: makeShare,
};

/**
 * Makes all that the site serves or imports but that is not committed. What is up to date stays.
 *
 * @param only names of steps; all where there are none
 * @throws at the first failed step, with one line that names the step and says what to do
 */
export async function makeAssets(only: readonly string[] = []): Promise<void> {
  for (const [name, make] of Object.entries(steps)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const start = performance.now();
    try {
      const done = await make();
      console.info(`${name}: ${done}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
    } catch (error) {
      throw new Error(`${name}: ${reason(error)}`, { cause: error });
    }
  }
}
