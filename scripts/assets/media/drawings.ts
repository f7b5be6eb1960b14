import { readFileSync } from 'node:fs';
import { colour } from '@/scripts/lib/colours';
import { hash } from '@/scripts/lib/files';
import type { HashedFile } from '../fillFolder';

/** A drawing of `media/drawings/`, which names its colours as app/tokens.css does, with those colours in it. */
export function planDrawing(name: string): HashedFile {
  const source = readFileSync(`media/drawings/${name}.svg`, 'utf8');
  const svg = source.replace(/var\(--([\w-]+)\)/g, (_, token: string) => colour(token));
  const bytes = Buffer.from(svg.replaceAll('>\n<', '><'));
  return { file: `${name}.${hash(bytes)}.svg`, make: async () => bytes };
}
