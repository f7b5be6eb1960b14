import type { Messages } from 'next-intl';
import { isOfReference } from '@/site/pictures';
import type { Route } from '@/site/routes';
import { type Company, socialProfiles } from './company';
import { content } from './current';
import type { Content } from './model';
import { hasConsent } from './references';

type Namespace = keyof Messages;

/** A part of a page, with the texts that no other part shows. */
interface Section {
  readonly page: Route;
  /** False if the owner has switched it off in content/sections.json. Its texts then need no translation. */
  readonly isOn: boolean;
  /** Namespaces of its texts. A dotted name is a group of texts that another section shows with this one. */
  readonly messages: readonly (Namespace | `${Namespace}.${string}`)[];
  /** Texts, or groups of texts, that its scripts fill in on the open page (content/check/browserTexts.ts). */
  readonly filledIn?: readonly string[];
  /** Texts that rest on assumptions, which the owner's engineer must confirm (docs/engineering.md). */
  readonly assumptions?: readonly Namespace[];
}

/** Sections that an owner can switch off, with `npm run setup` or in content/sections.json. */
export const sections = {
  partnership: {
    page: 'home',
    get isOn() {
      return content.sections.partnership;
    },
    messages: ['Partnership'],
  },
  founder: {
    page: 'home',
    get isOn() {
      return content.sections.founder;
    },
    messages: ['Founder'],
  },
  references: {
    page: 'home',
    get isOn() {
      return content.sections.references;
    },
    messages: ['References'],
  },
  estimate: {
    page: 'home',
    get isOn() {
      return content.sections.estimate;
    },
    messages: ['Estimate', 'EnquiryForm.estimate', 'EnquiryForm.added'],
    filledIn: [
      'EnquiryForm.added',
      'EnquiryForm.estimate',
      'Estimate.connections',
      'Estimate.kinds',
      'Estimate.law',
      'Estimate.old',
      'Estimate.places',
      'Estimate.plan',
      'Estimate.printed',
      'Estimate.problems',
      'Estimate.result',
      'Estimate.subject',
      'Estimate.units',
      'Estimate.values',
    ],
    assumptions: ['Estimate'],
  },
  daylight: {
    page: 'home',
    get isOn() {
      return content.sections.daylight;
    },
    messages: ['Daylight'],
  },
  permits: {
    page: 'services',
    get isOn() {
      return content.sections.permits;
    },
    messages: ['PermitPath'],
  },
  contract: {
    page: 'services',
    get isOn() {
      return content.sections.contract;
    },
    messages: ['ContractPanel', 'Benefits.contract'],
  },
  /** The specification does not want this notice (docs/specification.md). */
  sendFailure: {
    page: 'contacts',
    get isOn() {
      return content.sections.sendFailure;
    },
    messages: ['EnquiryForm.failure'],
  },
} satisfies Record<keyof Content['sections'], Section>;

const allSections: readonly Section[] = Object.values(sections);

const sectionNames = Object.keys(sections) as (keyof typeof sections)[];

/** Texts that the scripts of sections fill in. */
export const filledInTexts = allSections.flatMap(({ filledIn = [] }) => filledIn);

/** Texts whose assumptions an engineer must confirm. */
export const assumptionTexts = allSections.flatMap(({ assumptions = [] }) => assumptions);

/** Groups of texts that are shown only together with a value, and whether there is such a value. */
function besideValues(
  company: Company,
  certificates: Content['certificates'],
): readonly (readonly [group: string, isThere: boolean])[] {
  const days = certificates.map(({ validUntil }) => validUntil);
  const hasProfiles = socialProfiles(company).length > 0;
  return [
    ['Partnership.link', company.foundationUrl !== ''],
    ['Footer.social', hasProfiles],
    ['Footer.vat', company.vat !== ''],
    ['Footer.bankAccount', company.iban !== ''],
    ['ContactDetails.social', hasProfiles],
    ['Certificates.specimen', days.includes('')],
    ['Certificates.until', days.some((day) => day !== '')],
    ['Certificates.validFrom', certificates.some(({ validFrom }) => validFrom !== '')],
    [
      'Certificates.accreditation',
      certificates.some(({ accreditation }) => accreditation.en !== ''),
    ],
    ...Object.entries(company.career).map(
      ([step, year]) => [`Founder.years.${step}`, year > 0] as const,
    ),
  ];
}

/** Whether a key is that of a group, or of a text within it. */
export function isInGroup(key: string, group: string): boolean {
  return key === group || key.startsWith(`${group}.`);
}

/** Whether a key is that of a picture that no page shows: its plant is gone, or Home leaves the plant out. */
function isOfHiddenPlant(key: string): boolean {
  const [group, picture = ''] = key.split('.');
  if (group !== 'Pictures' || !picture || !isOfReference(picture)) return false;
  const plants = sections.references.isOn
    ? content.references.filter((plant) => hasConsent(plant))
    : [];
  return !plants.some((plant) => plant.picture === picture);
}

/** Whether any page shows a text. Its section must be on, and the value or the plant to which it belongs must exist. */
export function isShown(key: string): boolean {
  if (isOfHiddenPlant(key)) return false;
  const { company, certificates, sections: switches } = content;
  const hidden = [
    ...sectionNames.flatMap((name) => (switches[name] ? [] : sections[name].messages)),
    ...besideValues(company, certificates)
      .filter(([, isThere]) => !isThere)
      .map(([group]) => group),
  ];
  return !hidden.some((group) => isInGroup(key, group));
}

/** Values of content/company.json that only one section shows. */
const valuesOfSections: Readonly<Record<string, keyof typeof sections>> = {
  foundationUrl: 'partnership',
  contract: 'contract',
  career: 'founder',
};

/** Whether any page shows a value of content/company.json. */
export function isValueShown(key: string): boolean {
  const name = valuesOfSections[key.split('.')[0] ?? ''];
  return name === undefined || sections[name].isOn;
}
