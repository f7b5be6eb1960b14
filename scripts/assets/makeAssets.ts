import { Refusal } from '@/i18n/toolText';
import { spoken, wordsOfError } from '@/scripts/process/commandLanguage';
import { makeBrowserScripts } from './browserScripts';
import { makeCertificates } from './certificates';
import { makeDrawings } from './drawings';
import { makeFonts } from './fonts';
import { makeMedia } from './media';
import { makeShare } from './share';

/** The order matters, because the media need the drawings. */
const steps = {
  fonts: makeFonts,
  drawings: makeDrawings,
  media: makeMedia,
  scripts: makeBrowserScripts,
  certificates: makeCertificates,
  share: makeShare,
};

/**
 * Makes all files that the site serves or imports and that are not committed. Files that are up to date are kept.
 *
 * @param only names of steps; by default all
 * @param isPreview encodes pictures quickly, unless they are there in full quality
 * @param isForRepair goes on if a step fails, and says so
 * @throws Refusal if a step fails, with one line that names the step and says what to correct
 */
export async function makeAssets({
  only = [],
  isPreview = false,
  isForRepair = false,
}: {
  readonly only?: readonly string[];
  readonly isPreview?: boolean;
  readonly isForRepair?: boolean;
} = {}): Promise<void> {
  const unknown = only.filter((name) => !Object.hasOwn(steps, name));
  if (unknown.length > 0)
    throw new Error(
      `There is no step “${unknown.join(', ')}”. There are: ${Object.keys(steps).join(', ')}.`,
    );
  for (const [name, make] of Object.entries(steps)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const start = performance.now();
    try {
      const done = await make(isPreview);
      const seconds = (performance.now() - start) / 1000;
      console.info(`${name}: ${done}, ${seconds.toFixed(1)} s`);
    } catch (error) {
      const words = { joined: [name, wordsOfError(error)], by: ': ' };
      if (!isForRepair) throw new Refusal(words);
      console.error(spoken(words));
    }
  }
}
