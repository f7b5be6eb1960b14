import type { VideoFacts } from './film';

/** The content of the first box along a path, e.g. `moov/trak` (ISO/IEC 14496-12, 4.2). */
function findBox(bytes: Buffer, [type, ...rest]: readonly string[]): Buffer | undefined {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    // 0 (to the end) and 1 (64 bits) are for media data, which is never looked into.
    if (size < 8) return undefined;
    if (bytes.toString('latin1', at + 4, at + 8) === type) {
      const content = bytes.subarray(at + 8, at + size);
      return rest.length === 0 ? content : findBox(content, rest);
    }
    at += size;
  }
  return undefined;
}

/** Reads an MP4 file with H.264: sizes from the sample entry, profile and level from `avcC` (ISO/IEC 14496-15). */
export function readMp4(bytes: Buffer): VideoFacts | undefined {
  const descriptions = findBox(bytes, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']);
  const entry = descriptions && findBox(descriptions.subarray(8), ['avc1']);
  const config = entry && findBox(entry.subarray(78), ['avcC']);
  if (!entry || !config) return undefined;
  return {
    codecs: `avc1.${config.toString('hex', 1, 4)}`,
    width: entry.readUInt16BE(24),
    height: entry.readUInt16BE(26),
  };
}
