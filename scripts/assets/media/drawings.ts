import { readFileSync } from 'node:fs';
import path from 'node:path';
import { content } from '@/content/current';
import { filesBelow } from '@/scripts/files/files';
import { drawnPicture, isPhotograph } from '@/site/pictures';
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

/** All drawings, sorted by file. Parts of the rendering are left out if the owner has replaced it. */
export async function allDrawings(): Promise<ReadDrawing[]> {
  const leftOut = isPhotograph(drawnPicture, content.pictures) ? ofRendering : '';
  const files = await Promise.all(folders.map((folder) => filesBelow(folder, '.svg')));
  return files
    .flat()
    .filter((file) => !folders.includes(path.dirname(file)))
    .sort()
    .flatMap((file) =>
      readDrawings(readFileSync(file, 'utf8'), path.basename(file, '.svg'), leftOut),
    );
}
