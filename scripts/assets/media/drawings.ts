import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/scripts/lib/files';
import { type AllFacts, drawnPicture, isPhotograph } from '@/site/pictures';
import { type ReadDrawing, readDrawings } from '../drawings/readDrawings';

/**
 * Drawings that are made by hand, and those that the step `drawings` computes for the office. Each page has a folder in
 * them; files beside these folders are pictures.
 */
const folders = ['media/drawings', 'generated/drawings'];

/**
 * Attribute of elements that show the view of Home's rendering. They are wrong if the owner replaces it with a
 * photograph.
 */
const ofRendering = 'data-rendering';

/**
 * Describes all drawings.
 *
 * @param facts of the pictures, by default those that were on disk at the start of the process
 */
export async function allDrawings(facts?: AllFacts): Promise<ReadDrawing[]> {
  const leftOut = isPhotograph(drawnPicture, facts) ? ofRendering : '';
  const files = await Promise.all(folders.map((folder) => filesBelow(folder, '.svg')));
  return files
    .flat()
    .filter((file) => !folders.includes(path.dirname(file)))
    .sort()
    .flatMap((file) =>
      readDrawings(readFileSync(file, 'utf8'), path.basename(file, '.svg'), leftOut),
    );
}
