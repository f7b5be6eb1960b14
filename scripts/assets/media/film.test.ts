import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { prepareFilm } from './film';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'films-'));
});
afterEach(() => rm(folder, { recursive: true }));

const size = { codedWidth: 320, codedHeight: 180 };

/** A file whose first track is sound and whose index comes after the media data. */
async function makeMp4(): Promise<Buffer> {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: false }),
    target: new BufferTarget(),
  });
  const sound = new EncodedAudioPacketSource('pcm-s16');
  const picture = new EncodedVideoPacketSource('avc');
  output.addAudioTrack(sound);
  output.addVideoTrack(picture);
  await output.start();
  const soundConfig = { codec: 'pcm-s16', numberOfChannels: 1, sampleRate: 8000 };
  await sound.add(new EncodedPacket(new Uint8Array(800), 'key', 0, 0.05), {
    decoderConfig: soundConfig,
  });
  // Version 1, Baseline, level 3.0, then one SPS and one PPS (ISO/IEC 14496-15, 5.3.3.1).
  const sps = [0x67, 0x42, 0, 0x1e, 0xda, 0x05, 0x06, 0x64];
  const description = Uint8Array.of(1, 0x42, 0, 0x1e, 0xff, 0xe1, 0, 8, ...sps, 1, 0, 1, 0x68);
  await picture.add(new EncodedPacket(new Uint8Array(100), 'key', 0, 0.04), {
    decoderConfig: { codec: 'avc1.42001e', description, ...size },
  });
  await output.finalize();
  return Buffer.from(output.target.buffer ?? new ArrayBuffer());
}

async function makeWebm(): Promise<Buffer> {
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const picture = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(picture, { frameRate: 25 });
  await output.start();
  // The uncompressed header of a key frame: marker, profile 0, sync code, BT.709, 320 by 180 (VP9 bitstream, 6.2).
  const frame = Uint8Array.of(0x82, 0x49, 0x83, 0x42, 0x20, 0x13, 0xf0, 0x0b, 0x30, 0);
  await picture.add(new EncodedPacket(frame, 'key', 0, 0.04), {
    decoderConfig: { codec: 'vp09.00.11.08', ...size },
  });
  await output.finalize();
  return Buffer.from(output.target.buffer ?? new ArrayBuffer());
}

async function write(name: string, bytes: Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}

test('it reads the type of an MP4 file with sound first and its index at the end', async () => {
  const film = await prepareFilm(await write('clip.mp4', await makeMp4()));
  expect(film).toMatchObject({
    type: 'video/mp4; codecs="avc1.42001e"',
    width: 320,
    height: 180,
  });
  expect(film.file).toMatch(/^clip\.[0-9a-f]{8}\.mp4$/);
});

test('it reads the type of a WebM file, with profile, level and bit depth', async () => {
  const film = await prepareFilm(await write('clip.webm', await makeWebm()));
  expect(film.type).toMatch(/^video\/webm; codecs="vp09\.00\.\d\d\.08"$/);
  expect([film.width, film.height]).toEqual([320, 180]);
});

test('any other file stops the build with advice', async () => {
  await expect(prepareFilm(path.join(folder, 'none.mp4'))).rejects.toThrow(
    'none.mp4 is missing. Put the file there under exactly this name.',
  );
  const empty = await write('empty.mp4', Buffer.of());
  await expect(prepareFilm(empty)).rejects.toThrow('Encode it as MP4 with H.264.');
  const renamed = await write('renamed.webm', await makeMp4());
  await expect(prepareFilm(renamed)).rejects.toThrow('Encode it as WebM with VP9.');
});
