import { exampleStorage } from '@/solar/estimate';
import { fence, stationSize } from './modelPlant';
import {
  chargedEnergy,
  exportLimit,
  plantBatteries,
  returnedEnergy,
  roundTripEfficiency,
  storageQuarters,
} from './storageDay';

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
const energy = (part: 'charge' | 'discharge') =>
  sum(storageQuarters.map((quarter) => quarter[part])) / 4;

test('energies by hand: one hour of full power, 1 ÷ √0.85 taken, √0.85 returned', () => {
  expect(chargedEnergy).toBeCloseTo(1.0847, 4);
  expect(returnedEnergy).toBeCloseTo(0.922, 4);
  expect(energy('charge')).toBeCloseTo(chargedEnergy, 6);
  expect(energy('discharge')).toBeCloseTo(returnedEnergy, 6);
  expect(energy('discharge') / energy('charge')).toBeCloseTo(roundTripEfficiency, 6);
});

test('nothing is exported above the limit, and the storage keeps to its power and its energy', () => {
  const { share, hours } = exampleStorage;
  for (const { output, charge, discharge, stored } of storageQuarters) {
    expect(output - charge + discharge).toBeLessThanOrEqual(exportLimit + 1e-9);
    expect(Math.max(charge, discharge)).toBeLessThanOrEqual(share);
    expect(stored).toBeGreaterThanOrEqual(-1e-6);
    expect(stored).toBeLessThanOrEqual(share * hours + 1e-6);
  }
});

test('it is full before the evening and empty before midnight', () => {
  expect(storageQuarters.find(({ hour }) => hour === 18)?.stored).toBeCloseTo(1, 6);
  expect(storageQuarters.at(-1)?.stored).toBeCloseTo(0, 6);
  expect(storageQuarters.filter(({ charge, discharge }) => charge > 0 && discharge > 0)).toEqual(
    [],
  );
});

test('three containers and two stations of converters, outside the fence and three metres apart', () => {
  // By hand: 10.26 MWh ÷ 3.44 MWh and 5.13 MW ÷ 5 MW, rounded up.
  expect(plantBatteries).toHaveLength(3 + 2);
  const [width, length] = stationSize;
  for (const [index, [x, y]] of plantBatteries.entries()) {
    const next = plantBatteries[index + 1]?.[0] ?? Number.POSITIVE_INFINITY;
    expect(next - x - width).toBeGreaterThan(3);
    expect(y + length / 2).toBeLessThan(fence.south);
  }
});
