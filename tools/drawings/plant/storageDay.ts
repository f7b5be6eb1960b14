/** The model plant's clear June day with storage: what is exported at once, what is stored, what comes back in the evening. */
import { exampleStorage } from '@/solar/estimate';
import { stationKilowatts } from '@/solar/plant';
import { quarters } from './clearDay';
import { batteryYard, containersAround, plantInverters } from './modelPlant';

/** Energy that returns to the busbar of the energy taken from it: an assumption, half of the loss on either way. */
export const roundTripEfficiency = 0.85;
const oneWay = Math.sqrt(roundTripEfficiency);
/** Hour of local time at which the evening's discharge begins: schematic. */
const evening = 20;

const { share, hours } = exampleStorage;
const capacity = share * hours;

/** The model plant's storage, in MW and MWh. */
export const plantStorage = { power: plantInverters * share, energy: plantInverters * capacity };

/** MWh of a container of twenty feet with cells of 280 Ah; its outline is a station's. */
const containerEnergy = 3.44;

/** The containers, and the stations of their converters; between two remain more than three metres, against fire. */
export const plantBatteries = containersAround(
  batteryYard,
  Math.ceil(plantStorage.energy / containerEnergy) +
    Math.ceil((plantStorage.power * 1000) / stationKilowatts.ground),
  6,
);

/** Energy taken from the busbar, and given back to it, in hours of the inverters' full power. */
export const chargedEnergy = capacity / oneWay;
export const returnedEnergy = capacity * oneWay;

/** Energy above a limit of the export, on 21 June under a clear sky. */
function above(limit: number): number {
  return quarters.reduce((sum, { expected }) => sum + Math.max(0, expected - limit) / 4, 0);
}

function leastLimit(): number {
  let [low, high] = [0, 1];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (above(middle) > chargedEnergy) low = middle;
    else high = middle;
  }
  return high;
}

/** The least limit of the export at which the storage takes all that is above it. */
export const exportLimit = leastLimit();

let [stored, left] = [0, returnedEnergy];

/** Power as a share of the inverters' power, stored energy at the quarter's end in hours of that power. */
export const storageQuarters = quarters.map(({ hour, expected: output }) => {
  const charge = Math.max(0, output - exportLimit);
  const discharge = hour < evening ? 0 : Math.min(share, left * 4);
  left -= discharge / 4;
  stored += (charge * oneWay - discharge / oneWay) / 4;
  return { hour, output, charge, discharge, stored };
});
