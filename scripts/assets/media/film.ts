import path from 'node:path';
import { BufferSource, Input, MP4, WEBM } from 'mediabunny';
import { hash, readInput, reason } from '@/scripts/lib/files';

/** @throws with advice when the file is missing or its content does not match its name */
export async function planFilm(file: string) {
  const bytes = await readInput(file, 'Put the film there, or take it out of site/pictures.ts.');
  const { name, ext } = path.parse(file);
  const [format, kind] = ext === '.mp4' ? [MP4, 'MP4 with H.264'] : [WEBM, 'WebM with VP9'];
  try {
    const input = new Input({ formats: [format], source: new BufferSource(bytes) });
    const track = await input.getPrimaryVideoTrack();
    const codec = await track?.getCodecParameterString();
    if (!track || !codec) throw new Error('it has no picture in a known codec');
    return {
      file: `${name}.${hash(bytes)}${ext}`,
      make: async () => bytes,
      // With its codec (RFC 6381), a browser knows before fetching the file whether it can play it. After the bit depth, VP9's
      // string describes colours, which do not affect support.
      type: `video/${ext.slice(1)}; codecs="${codec.replace(/^(vp09(?:\.\d\d){3}).*/, '$1')}"`,
      width: track.displayWidth,
      height: track.displayHeight,
    };
  } catch (error) {
    throw new Error(`${file} cannot be used (${reason(error)}). Encode it as ${kind}.`);
  }
}
