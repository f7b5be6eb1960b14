import { readInput } from '@/scripts/lib/files';

/** A master file of `media/`. @throws with what to do where it is missing */
export function readMaster(file: string): Promise<Buffer> {
  return readInput(file, 'Put the master file there, or take its entry out of site/pictures.ts.');
}
