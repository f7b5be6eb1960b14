/** Writes the drawings that follow from the model plant and from a place: `npm run drawings`. */
import { writeFileSync } from 'node:fs';
import { company } from '@/site/company';
import { drawingsOf, fileOf, written } from './all';

for (const [name, drawing] of Object.entries(drawingsOf(company.coordinates)))
  writeFileSync(fileOf(name), written(drawing));
writeFileSync(fileOf('place'), `${JSON.stringify(company.coordinates)}\n`);
