import { company, socialProfiles } from './company';
import { sections } from './settings';

/** The texts that a section alone shows: their keys, or those of their groups. */
const texts: Readonly<Record<keyof typeof sections, readonly string[]>> = {
  partnership: ['Partnership'],
  founder: ['Founder'],
  references: ['References'],
  estimate: ['Estimate', 'EnquiryForm.estimate'],
  // Benefits shows the others of this group.
  daylight: [
    'caption',
    'days.march',
    'days.september',
    'duration',
    'full',
    'half',
    'length',
    'months',
    'note',
    'sunrise',
    'sunset',
    'title',
    'today',
  ].map((name) => `Daylight.${name}`),
  permits: ['PermitPath'],
  contract: ['ContractPanel', 'Benefits.contract'],
};

/** Texts beside values of content/company.json that may be missing. */
const besideValues = [
  ['Partnership.link', company.foundationUrl],
  ['Footer.social', socialProfiles.length],
  ['ContactDetails.social', socialProfiles.length],
  ...Object.entries(company.career).map(([step, year]) => [`Founder.years.${step}`, year] as const),
] as const;

/** Whether a page may show a text or a group: not where its section is off, or its value is missing. */
export function isShown(key: string): boolean {
  const off = (Object.keys(texts) as (keyof typeof texts)[]).filter((name) => !sections[name]);
  const groups = [
    ...off.flatMap((name) => texts[name]),
    ...besideValues.filter(([, value]) => !value).map(([name]) => name),
  ];
  return !groups.some((group) => `${key}.`.startsWith(`${group}.`));
}
