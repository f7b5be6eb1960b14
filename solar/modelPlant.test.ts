import { services } from '@/site/services';
import { clearSkyIrradiance } from './clearSky';
import { modelPlant, programme } from './modelPlant';
import {
  exampleStorage,
  moduleOverInverter,
  pvModule,
  pvTable,
  stationKilowatts,
  stringModules,
} from './plant';
import { rowPitch, solarNoon, sunAt, winterNoonAltitude } from './sun';
import { sunPosition } from './sunPosition';

const { tables, modules, peak, inverters, stations, pitch, storage, fault, old } = modelPlant;
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
  // Two modules of 1.65 m, one above the other.
  expect(old.pitch).toBe(rounded(rowPitch({ length: 2 * 1.65 + 0.02, tilt: 25 }, noon)));
});

/** What the plant gives under a clear sky on 21 June in Sofia in each quarter of an hour, in MW, by the hour of summer time. */
function clearDay() {
  const midday = new Date('2026-06-21T12:00:00Z');
  const noon = solarNoon(23.32, midday) + 3 * 60;
  const performance = 0.88;
  return Array.from({ length: 96 }, (_, index) => {
    const hourAngle = (index * 15 + 7.5 - noon) / 4;
    const sun = sunPosition(modelPlant.latitude, sunAt(midday).declination, hourAngle);
    const irradiance = clearSkyIrradiance(sun, pvTable.tilt) / 1000;
    const power = inverters * Math.min(1, irradiance * moduleOverInverter * performance);
    return { hour: index / 4, power };
  });
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

test('at the lowest limit of the export, the storage takes all of a clear day that is above it', () => {
  const above = (limit: number) =>
    sum(clearDay().map(({ power }) => Math.max(0, power - limit) / 4));
  expect(above(storage.limit - 0.005)).toBeGreaterThanOrEqual(storage.taken);
  expect(above(storage.limit + 0.005)).toBeLessThan(storage.taken);
});

test('the fault costs the output of a station', () => {
  const during = clearDay().filter(({ hour }) => hour >= fault.from && hour < fault.until);
  expect(sum(during.map(({ power }) => power / stations / 4))).toBeCloseTo(fault.lost, 1);
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
