import { readdirSync, readFileSync } from 'node:fs';
import place from '@/components/drawings/data/place.json';
import { pens } from '@/components/drawings/pens';
import { drawingFiles } from './all';

test.each(drawingFiles(place))(
  '%s is the computed drawing: else npm run drawings',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

test('each word of the drawings is a pen or a class', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const sheets = [
    'components/drawings/Drawing.module.css',
    'components/about/Values/LoadPath.module.css',
    'components/services/Stages/Sheets.module.css',
  ].map(read);
  const styled = new Set(Array.from(sheets.join().matchAll(/\.([a-zA-Z]+)/g), ([, name]) => name));
  const files = readdirSync('components/drawings/data').map((file) =>
    read(`components/drawings/data/${file}`),
  );
  const used = Array.from(files.join().matchAll(/"class": ?"([^"]+)"/g), ([, words = '']) =>
    words.split(' '),
  ).flat();
  expect(used.length).toBeGreaterThan(0);
  expect(
    used.filter((name) => !styled.has(name) && !(name in pens) && name !== 'viewpoint'),
  ).toEqual([]);
});
