import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hash } from '@/scripts/lib/files';
import { type AllFacts, drawnPicture, isPhotograph } from '@/site/pictures';
import { readDrawings } from '../drawings/readDrawings';
import type { HashedFile } from '../fillFolder';

/**
 * Drawings that are made by hand, and those that the step `drawings` computes for the office. Each page has a folder in
 * them.
 */
const folders = ['media/drawings', 'generated/drawings'];

/**
 * Attribute of elements that show the view of Home's rendering. They are wrong if the owner replaces it with a
 * photograph.
 */
const ofRendering = 'data-rendering';

function filesOfPages(): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      const page = path.join(folder, entry.name);
      const files = readdirSync(page).filter((file) => file.endsWith('.svg'));
      const paths = files.sort().map((file) => path.join(page, file));
      pages.set(entry.name, [...(pages.get(entry.name) ?? []), ...paths]);
    }
  }
  return pages;
}

/** A file of symbols for `<use>`. The drawings of a page share one file, so that the page loads only one. */
export function symbolFile(name: string, symbols: readonly string[]): HashedFile {
  const bytes = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
  );
  return { file: `lines-${name}.${hash(bytes)}.svg`, make: async () => bytes };
}

/**
 * Prepares the symbol files of all drawings, and describes each drawing.
 *
 * @param facts of the pictures, by default those that were on disk at the start of the process
 */
export function prepareDrawings(facts?: AllFacts) {
  const leftOut = isPhotograph(drawnPicture, facts) ? ofRendering : '';
  return Array.from(filesOfPages(), ([page, files]) => {
    const drawings = files.flatMap((file) =>
      readDrawings(readFileSync(file, 'utf8'), path.basename(file, '.svg'), leftOut),
    );
    return {
      ...symbolFile(
        page,
        drawings.map(({ symbol }) => symbol),
      ),
      drawings,
    };
  });
}
