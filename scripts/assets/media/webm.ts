import type { VideoFacts } from './film';

const matroska = {
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  codecId: 0x86,
  defaultDuration: 0x23e383,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  simpleBlock: 0xa3,
} as const;

function readUnsigned(bytes: Buffer): number {
  return bytes.reduce((value, byte) => value * 256 + byte, 0);
}

/** The content of the first EBML element along a path of ids (RFC 8794). */
function findElement(bytes: Buffer, [id, ...rest]: readonly number[]): Buffer | undefined {
  for (let at = 0; at < bytes.length; ) {
    const idLength = Math.clz32(bytes[at] ?? 0) - 23;
    const found = readUnsigned(bytes.subarray(at, at + idLength));
    at += idLength;
    const sizeLength = Math.clz32(bytes[at] ?? 0) - 23;
    if (idLength > 4 || sizeLength > 8) return undefined;
    // The leading bit tells the length and is no part of the size. It goes first: 8 bytes are more than a number holds.
    const sizeBytes = Buffer.from(bytes.subarray(at, at + sizeLength));
    sizeBytes[0] = (sizeBytes[0] ?? 0) & (0x7f >> (sizeLength - 1));
    const size = readUnsigned(sizeBytes);
    at += sizeLength;
    if (found === id) {
      const content = bytes.subarray(at, at + size);
      return rest.length === 0 ? content : findElement(content, rest);
    }
    at += size;
  }
  return undefined;
}

/** VP9 levels: number as in the codec string, greatest luma samples per second and per picture. */
const vp9Levels = [
  ['20', 4_608_000, 122_880],
  ['21', 9_216_000, 245_760],
  ['30', 20_736_000, 552_960],
  ['31', 36_864_000, 983_040],
  ['40', 83_558_400, 2_228_224],
  ['41', 160_432_128, 2_228_224],
] as const;

/**
 * Reads a WebM file with 8-bit VP9. FFmpeg writes no level into the file, so it is worked out from size and frame rate,
 * as the VP9 codec string's definition (WebM project, "VP Codec ISO Media File Format Binding") has it.
 */
export function readWebm(bytes: Buffer): VideoFacts | undefined {
  const { segment, tracks, trackEntry, video, cluster, simpleBlock } = matroska;
  const track = findElement(bytes, [segment, tracks, trackEntry]);
  if (!track || findElement(track, [matroska.codecId])?.toString('latin1') !== 'V_VP9') {
    return undefined;
  }
  const number = (...ids: readonly number[]) =>
    readUnsigned(findElement(track, ids) ?? Buffer.of());
  const width = number(video, matroska.pixelWidth);
  const height = number(video, matroska.pixelHeight);
  const framesPerSecond = 1e9 / number(matroska.defaultDuration);
  const level = vp9Levels.find(
    ([, rate, size]) => width * height <= size && width * height * framesPerSecond <= rate,
  );
  // Behind the block's own four bytes: frame marker "10", then the profile's two bits, zero for 8 bits and 4:2:0.
  const firstFrame = findElement(bytes, [segment, cluster, simpleBlock])?.at(4);
  if (!level || firstFrame === undefined || firstFrame >> 4 !== 0b1000) return undefined;
  return { codecs: `vp09.00.${level[0]}.08`, width, height };
}
