import type { company } from './company';

/*
 * What is made up still. `npm run preflight` names all of it; an owner who enters real data removes it from these lists.
 */

/** Values of company.json. */
export const sampleFacts: readonly (keyof typeof company | 'socialProfiles')[] = [
  'name',
  'group',
  'phone',
  'email',
  'website',
  'postalCode',
  'countryCode',
  'openingHours',
  'coordinates',
  'uic',
  'vat',
  'foundationUrl',
  'capacity',
  'contract',
  'terms',
  'career',
  'socialProfiles',
];

/**
 * Texts, or whole groups, that say of the company what no specification says (facts, promises, a biography), or that are
 * true of the sample's office and its latitude alone: their keys, by the group that they are in.
 */
const samplesByGroup: Readonly<Record<string, readonly string[]>> = {
  Company: ['street', 'city', 'country', 'hours', 'seat', 'legalForm', 'managementAddress'],
  'Meta.home': ['description'],
  'Meta.about': ['title'],
  Meta: ['certificates'],
  'Meta.contacts': ['description'],
  Hero: ['lead'],
  Slideshow: ['slides'],
  PlantOverview: ['title', 'text'],
  Benefits: ['items'],
  Certificates: ['bodyName', 'scopeText', 'title', 'lead', 'items'],
  Partnership: ['label', 'title', 'text', 'undertakings'],
  Founder: ['quote', 'name', 'role', 'training', 'founding', 'more', 'years'],
  Daylight: ['place', 'caption', 'sunPath', 'path'],
  ServicesOpening: ['highlights'],
  'Services.studies': ['text', 'points'],
  'Services.planning': ['text', 'points'],
  'Services.epc': ['text', 'points', 'storage', 'caption'],
  'Services.construction': ['text', 'points'],
  'Services.management': ['text', 'points'],
  'Services.commissioning': ['text', 'points'],
  'Services.operation': ['text', 'points'],
  'Services.repowering': ['text', 'points'],
  WhoWeAre: ['title', 'lead', 'office', 'role', 'languages'],
  Horizon: ['visionText', 'missionText'],
  Values: ['items'],
  ContactsOpening: ['text'],
  ContactDetails: ['social'],
  Commitments: ['items'],
  AccessibilityStatement: ['essential', 'method', 'documents'],
  CheckCertificate: ['steps', 'copy'],
  Map: ['description'],
};

export const sampleTexts = Object.entries(samplesByGroup).flatMap(([group, keys]) =>
  keys.map((key) => `${group}.${key}`),
);

/** Texts that a lawyer must read before they are published, and again when the law changes: docs/owner.md. */
export const counselTexts: readonly string[] = ['Privacy', 'ContractPanel', 'PermitPath'];

/**
 * Assumptions behind "How much fits on your land", which the owner's engineer confirms or replaces: names of constants, by
 * file. docs/engineering.md explains each.
 */
export const assumptions: Readonly<Record<string, readonly string[]>> = {
  'solar/places.ts': ['places'],
  'solar/plant.ts': ['pvModule', 'moduleOverInverter', 'stationKilowatts'],
  'tools/drawings/plant/storageDay.ts': ['roundTripEfficiency', 'containerEnergy'],
  'solar/estimate.ts': [
    'proportion',
    'exampleStorage',
    'connectionLimits',
    'gridKilovolts',
    'fixedSystem',
    'trackerSystem',
    'roofSystem',
  ],
};

/** Names that the samples use, in every language's letters. */
export const sampleNames =
  /Izgrev|Kalina Dragova|Калина Драгова|Dobra Zemya|Добра земя|Zornitsa|Зорница/i;

/** Drawings of the sample brand. The icons are made from the mark: `npx tsx tools/icons/icons.ts`. */
export const sampleFiles = ['logo', 'logo-paper', 'logo-mark', 'logo-mark-paper'].map(
  (drawing) => `public/${drawing}.svg`,
);
