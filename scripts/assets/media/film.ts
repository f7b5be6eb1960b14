import path from 'node:path';
import { hash } from '@/scripts/lib/files';
import { readMaster } from './master';
import { readMp4 } from './mp4';
import { readWebm } from './webm';

export interface VideoFacts {
  /** As RFC 6381 has it: what a browser needs to tell, before it fetches, whether it can play the file. */
  readonly codecs: string;
  readonly width: number;
  readonly height: number;
}

export interface PlannedFilm {
  readonly file: string;
  readonly bytes: Buffer;
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

/** @throws when the film is missing, or is not of the kind that its name says */
export async function planFilm(file: string): Promise<PlannedFilm> {
  const bytes = await readMaster(file);
  const { name, ext } = path.parse(file);
  const isMp4 = ext === '.mp4';
  const facts = isMp4 ? readMp4(bytes) : readWebm(bytes);
  if (!facts) {
    throw new Error(
      `${file} is not the film that is expected there. Encode it as ${isMp4 ? 'MP4 with H.264' : 'WebM with 8-bit VP9 (4:2:0, constant frame rate)'}.`,
    );
  }
  return {
    file: `${name}.${hash(bytes)}${ext}`,
    bytes,
    type: `video/${ext.slice(1)}; codecs="${facts.codecs}"`,
    width: facts.width,
    height: facts.height,
  };
}
