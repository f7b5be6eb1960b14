/** Draws the sun of the office's place: `npm run drawings`. */
import { writeFileSync } from 'node:fs';
import { office } from '@/content/office';
import { drawingFiles } from './all';

for (const [file, text] of drawingFiles(office)) writeFileSync(file, text);
writeFileSync('components/drawings/data/place.json', `${JSON.stringify(office)}\n`);
