import type { company } from './company';

/*
 * What is made up still. `npm run preflight` names all of it; an owner who enters real data removes it from these lists.
 */

/** Values of company.ts. */
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
 * Keys of texts, or of whole groups, that say of the company what no specification says (facts, promises, a biography), or
 * that are true of the sample's office and its latitude alone.
 */
export const sampleTexts: readonly string[] = [
  'Company.street',
  'Company.city',
  'Company.country',
  'Company.hours',
  'Company.seat',
  'Company.legalForm',
  'Company.managementAddress',
  'Meta.home.description',
  'Meta.about.title',
  'Meta.certificates',
  'Meta.contacts.description',
  'Hero.lead',
  'Slideshow.slides',
  'PlantOverview.title',
  'PlantOverview.text',
  'Benefits.sunPath',
  'Benefits.note',
  'Benefits.items',
  'Certificates.bodyName',
  'Partnership.label',
  'Partnership.title',
  'Partnership.text',
  'Partnership.undertakings',
  'Founder.quote',
  'Founder.name',
  'Founder.role',
  'Founder.training',
  'Founder.founding',
  'Founder.more',
  'Founder.years',
  'Daylight.place',
  'Daylight.caption',
  'ServicesOpening.highlights',
  'Services.studies.text',
  'Services.studies.points',
  'Services.planning.text',
  'Services.planning.points',
  'Services.epc.text',
  'Services.epc.points',
  'Services.epc.storage',
  'Services.epc.caption',
  'Services.construction.text',
  'Services.construction.points',
  'Services.management.text',
  'Services.management.points',
  'Services.commissioning.text',
  'Services.commissioning.points',
  'Services.operation.text',
  'Services.operation.points',
  'Services.repowering.text',
  'Services.repowering.points',
  'WhoWeAre.title',
  'WhoWeAre.lead',
  'WhoWeAre.office',
  'WhoWeAre.role',
  'WhoWeAre.languages',
  'Horizon.visionText',
  'Horizon.missionText',
  'Values.items',
  'ContactsOpening.text',
  'ContactDetails.social',
  'Commitments.items',
  'AccessibilityStatement.essential',
  'AccessibilityStatement.method',
  'AccessibilityStatement.documents',
  'Certificates.title',
  'Certificates.lead',
  'Certificates.items',
  'CheckCertificate.steps',
  'CheckCertificate.copy',
  'Map.description',
];

/** Texts that a lawyer must read before they are published, and again when the law changes: docs/owner.md. */
export const counselTexts: readonly string[] = ['Privacy', 'ContractPanel', 'PermitPath'];

/**
 * Assumptions behind "How much fits on your land", which the owner's engineer confirms or replaces: names of constants, by
 * file. docs/engineering.md explains each.
 */
export const assumptions: Readonly<Record<string, readonly string[]>> = {
  'site/places.ts': ['places'],
  'site/plant.ts': ['pvModule', 'moduleOverInverter', 'stationKilowatts'],
  'site/storageDay.ts': ['roundTripEfficiency'],
  'site/estimate.ts': [
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
export const sampleFiles: readonly string[] = [
  'public/logo.svg',
  'public/logo-paper.svg',
  'public/logo-mark.svg',
  'public/logo-mark-paper.svg',
];
