import { reason } from '@/scripts/lib/files';
import { makeBrowserScripts } from './browserScripts';
import { makeCertificates } from './certificates';
import { makeDrawings } from './drawings';
import { makeFonts } from './fonts';
import { makeMap } from './map';
import { makeMedia } from './media';
import { makeShare } from './share';

/** The order matters: the map needs the fonts, the media need the drawings. */
const steps = {
  fonts: makeFonts,
  drawings: makeDrawings,
  media: makeMedia,
  map: makeMap,
  scripts: makeBrowserScripts,
  certificates: makeCertificates,
  share: makeShare,
};

/**
 * Makes all files that the site serves or imports and that are not committed. Up-to-date files stay.
 *
 * @param only names of steps; by default all
 * @throws at the first failed step, with one line that names the step and the correction
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
