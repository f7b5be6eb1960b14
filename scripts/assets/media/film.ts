import path from 'node:path';
import { BufferSource, Input, MP4, WEBM } from 'mediabunny';
import { toolText } from '@/i18n/toolText';
import { hash, readInput, reason } from '@/scripts/lib/files';

/** @throws with advice if the file is missing or its content does not match its name */
export async function prepareFilm(file: string) {
  const bytes = await readInput(file, toolText('Build.putFilm'));
  const { name, ext } = path.parse(file);
  const [format, kind] = ext === '.mp4' ? ([MP4, 'mp4'] as const) : ([WEBM, 'webm'] as const);
  try {
    const input = new Input({ formats: [format], source: new BufferSource(bytes) });
    const track = await input.getPrimaryVideoTrack();
    const codec = await track?.getCodecParameterString();
    if (!track || !codec) throw new Error(toolText('Build.noTrack'));
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
    throw new Error(
      toolText('Build.notFilm', {
        file,
        reason: reason(error),
        kind: toolText(`Build.film.${kind}`),
      }),
    );
  }
}
