import { writeFile } from 'node:fs/promises';
import { company } from '@/site/company';
import { kilometresToRome, mapDrawing } from './drawing';
import { mapGeometry } from './geometry';
import { countries } from './places';

const origin = company.coordinates;
const markets = Object.values(countries).map(({ source }) => source);
const drawing = mapDrawing(mapGeometry(origin, markets), origin);
await writeFile(
  'scripts/assets/map/drawing.json',
  `${JSON.stringify({ origin, kilometresToRome: kilometresToRome(origin), drawing }, null, 2)}\n`,
);
