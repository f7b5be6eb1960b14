import path from 'node:path';
import { BufferSource, Input, MP4, WEBM } from 'mediabunny';
import { hash, readInput, reason } from '@/scripts/files/files';

/** @throws with advice if the file is missing or its content does not match its name */
export async function prepareFilm(file: string) {
  const bytes = await readInput(file);
  const { name, ext } = path.parse(file);
  const [format, kind] = ext === '.mp4' ? [MP4, 'MP4 with H.264'] : [WEBM, 'WebM with VP9'];
  try {
    const input = new Input({ formats: [format], source: new BufferSource(bytes) });
    const track = await input.getPrimaryVideoTrack();
    const codec = await track?.getCodecParameterString();
    if (!track || !codec) throw new Error('it has no video track in a known codec');
    return {
      file: `${name}.${hash(bytes)}${ext}`,
      make: async () => bytes,
      // The codec (RFC 6381) tells a browser whether it can play the file before it loads it. After the bit depth,
      // VP9's string describes colours, which make no difference here.
      type: `video/${ext.slice(1)}; codecs="${codec.replace(/^(vp09(?:\.\d\d){3}).*/, '$1')}"`,
      width: track.displayWidth,
      height: track.displayHeight,
    };
  } catch (error) {
    throw new Error(`${file} cannot be used (${reason(error)}). Encode it as ${kind}.`);
  }
}
