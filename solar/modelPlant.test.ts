import { services } from '@/site/services';
import { modelPlant, programme } from './modelPlant';
import {
  exampleStorage,
  moduleOverInverter,
  pvModule,
  pvTable,
  stationKilowatts,
  stringModules,
} from './plant';
import { rowPitch, winterNoonAltitude } from './sun';

const { tables, modules, peak, inverters, stations, pitch, storage, old } = modelPlant;
const rounded = (value: number) => Math.round(value * 100) / 100;

test('powers follow from the count of tables', () => {
  expect(modules).toBe(tables * stringModules);
  expect(peak).toBe(rounded((modules * pvModule.watts) / 1e6));
  expect(inverters).toBe(rounded((modules * pvModule.watts) / 1e6 / moduleOverInverter));
  expect(stations).toBe(Math.ceil((inverters * 1000) / stationKilowatts.ground));
  expect(old.peak).toBe(rounded((old.modules * old.watts) / 1e6));
});

test('the rows clear the noon sun of the shortest day in Sofia', () => {
  const noon = winterNoonAltitude(modelPlant.latitude);
  expect(modelPlant.winterNoon).toBe(rounded(noon));
  expect(modelPlant.leastPitch).toBe(rounded(rowPitch(pvTable, noon)));
  expect(pitch).toBeGreaterThan(modelPlant.leastPitch);
});

test('because of its losses, the storage takes more energy than its capacity and returns less', () => {
  const { share, hours } = exampleStorage;
  const loss = Math.sqrt(storage.efficiency);
  expect(storage.power).toBe(rounded(inverters * share));
  expect(storage.energy).toBe(rounded(inverters * share * hours));
  expect(storage.taken).toBeCloseTo(storage.energy / loss, 1);
  expect(storage.returned).toBeCloseTo(storage.energy * loss, 1);
});

test('services begin with their tasks in the drawn programme', () => {
  const startOf = (id: string) => programme.find((task) => task.id === id)?.start ?? 0;
  const lives = Object.fromEntries(services.map(({ id, life: [start] }) => [id, start * 52]));
  expect(lives.epc).toBeCloseTo(startOf('design') - 52, 9);
  expect(lives.construction).toBeCloseTo(startOf('mobilisation') - 52, 9);
  expect(lives.commissioning).toBeCloseTo(startOf('tests') - 52, 9);
});
