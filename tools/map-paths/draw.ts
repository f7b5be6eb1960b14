/**
 * Draws the map that Contacts shows before OpenStreetMap is loaded: scripts/assets/map/drawing.json, which is committed. Run
 * it when the office moves by some kilometres, or places.ts changes; around another city, choose other places there, and
 * change `Map` in the messages.
 *
 * Usage: npm ci --prefix tools/map-paths && npm run --prefix tools/map-paths start; types: npx tsc -p tools/map-paths
 */
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
