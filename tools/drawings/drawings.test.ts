import { readdirSync, readFileSync } from 'node:fs';
import place from '@/components/drawings/data/place.json';
import { pens } from '@/components/drawings/pens';
import { services } from '@/site/services';
import { modelPlant } from '@/solar/modelPlant';
import { drawingsOf, fileOf, written } from './all';
import { fault, lostEnergy } from './plant/clearDay';
import * as plant from './plant/modelPlant';
import { oldModule, oldModules, oldPeak, oldPitch } from './plant/oldPlant';
import { programmeWeeks, taskOf } from './plant/programme';
import * as storage from './plant/storageDay';

const rounded = (value: number) => Math.round(value * 100) / 100;

test.each(Object.entries(drawingsOf(place)))(
  'the committed drawing %s is the computed one: else npm run drawings',
  (name, drawing) => {
    expect(readFileSync(fileOf(name), 'utf8')).toBe(written(drawing));
  },
);

test('the figures in the texts are those of the drawn plant', () => {
  const energy = (hours: number) => rounded(plant.plantInverters * hours);
  const route = plant.cableRoute.slice(1).map(([x, y], index) => {
    const [px, py] = plant.cableRoute[index] ?? [x, y];
    return Math.hypot(x - px, y - py);
  });
  expect(modelPlant).toEqual({
    tables: plant.plantTables.length,
    modules: plant.plantModules,
    peak: rounded(plant.plantPeak),
    inverters: rounded(plant.plantInverters),
    stations: plant.plantStations.length,
    pitch: plant.plantPitch,
    leastPitch: rounded(plant.leastPitch),
    winterNoon: rounded(plant.winterNoon),
    route: 10 * Math.round(route.reduce((a, b) => a + b) / 10),
    storage: {
      power: rounded(storage.plantStorage.power),
      energy: rounded(storage.plantStorage.energy),
      limit: energy(storage.exportLimit),
      taken: energy(storage.chargedEnergy),
      returned: energy(storage.returnedEnergy),
      efficiency: storage.roundTripEfficiency,
    },
    fault: { ...fault, lost: energy(lostEnergy) },
    old: {
      modules: oldModules,
      peak: rounded(oldPeak),
      watts: oldModule.watts,
      pitch: rounded(oldPitch),
    },
  });
});

test('services begin with their tasks in the drawn programme', () => {
  const lives = Object.fromEntries(services.map(({ id, life: [start] }) => [id, start * 52]));
  expect(lives.epc).toBeCloseTo(taskOf('design').start - programmeWeeks, 9);
  expect(lives.construction).toBeCloseTo(taskOf('mobilisation').start - programmeWeeks, 9);
  expect(lives.commissioning).toBeCloseTo(taskOf('tests').start - programmeWeeks, 9);
});

test('each word of the drawings is a pen or a class', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const sheets = [
    'components/drawings/Drawing.module.css',
    'components/about/Values/LoadPath.module.css',
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
