import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { hash } from '@/scripts/lib/files';
import { type Cut, weightDescriptor } from './cuts';
import { type FontScript, readVariableFont } from './fontFiles';
import { scriptOf } from './scripts';

/**
 * The OpenType features that are kept. The Bulgarian letter forms are the default of these files; what `locl` holds is
 * the Russian forms, for Russian quoted on a page under `lang="ru"`.
 */
const features = ['kern', 'locl', 'tnum', 'liga', 'ccmp', 'mark', 'mkmk'];

/** One file of a cut: the letters of one script that the site uses. */
export interface Subset {
  readonly cut: Cut;
  readonly script: FontScript;
  readonly file: string;
  readonly bytes: Buffer;
  readonly characters: readonly string[];
}

/** Cuts a face down to one script, to the wanted characters and to the weights of the design. */
export async function makeSubset(
  cut: Cut,
  script: FontScript,
  wanted: readonly string[],
): Promise<Subset> {
  const source = await readVariableFont(cut.source, script);
  const available = new Set(create(source).characterSet);
  const characters = wanted.filter(
    (character) => scriptOf(character) === script && available.has(character.codePointAt(0) ?? 0),
  );
  const bytes = await subsetFont(source, characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: cut.weight },
    keepFeatures: features,
  });
  const name = `${cut.source}-${weightDescriptor(cut.weight).replace(' ', '-')}-${script}`;
  return { cut, script, file: `${name}.${hash(bytes)}.woff2`, bytes, characters };
}
