/** Writes the drawings that follow from the model plant and from a place: `npm run drawings`. */
import { writeFileSync } from 'node:fs';
import { office } from '@/site/office';
import { drawingsOf, fileOf, written } from './all';

for (const [name, drawing] of Object.entries(drawingsOf(office)))
  writeFileSync(fileOf(name), written(drawing));
writeFileSync(fileOf('place'), `${JSON.stringify(office)}\n`);
