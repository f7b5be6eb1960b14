/** Another company in another place, by the names of the values in content/company.json. */
const facts: Readonly<Record<string, string | number>> = {
  name: 'Bora & Figli',
  group: 'Gruppo Maestrale Adriatico',
  phone: '+39 080 111 22 33',
  email: 'scrivici@uffici.bora-e-figli.test',
  website: 'https://bora-e-figli.test',
  postalCode: '70121',
  countryCode: 'IT',
  openingHours: 'Tu-Sa 08:30-17:00',
  latitude: 41.1171,
  longitude: 16.8719,
  timeZone: 'Europe/Rome',
  uic: '831642181',
  vat: 'BG831642181',
  iban: 'BG80 BNBG 9661 1020 3456 78',
  foundationUrl: 'https://fondazione.test/memorandum?year=2027&part=1',
  groundTo: 450,
  roofTo: 12.5,
  storagePower: 20,
  storageEnergy: 82.5,
  advance: 15,
  performance: 5,
  delayPerDay: 0.25,
  delayCap: 12.5,
  availability: 99.5,
  years: 3,
  answer: 2,
  opinion: 15,
  degree: 1988,
  firstPlant: 1999,
  founding: 2001,
  storage: 2019,
};

/** Networks that it is not on. */
const absent = ['facebook', 'tiktok', 'x'];

/**
 * content/company.json with the other company's values.
 *
 * @throws when it has a value that is not among these
 */
export function otherCompany(source: string): string {
  const replaced = JSON.parse(source, (name, value) => {
    if (typeof value === 'object' || /^\$|number|validUntil/.test(name)) return value;
    if (absent.includes(name)) return '';
    const profile =
      /^https:\/\/[^/]*\/./.test(value) && value.replace(/^(.*?\/\/[^/]*)/, '$1.test');
    const other = facts[name] ?? profile;
    if (!other) throw new Error(`tools/owner-proof/facts.ts has no "${name}".`);
    return other;
  });
  return JSON.stringify(replaced, null, 2);
}

/** content/company.json of a company that is on no network, in no group, and has no partner. */
export function withoutProfiles(source: string): string {
  return source
    .replace(
      /("(?:facebook|instagram|linkedin|tiktok|x|youtube|group|foundationUrl)": )".*?"/g,
      '$1""',
    )
    .replace(/("(?:degree|firstPlant|founding|storage)": )\d+/g, '$10');
}

/** content/settings.ts without a section. */
export function without(section: string, source: string): string {
  return source.replace(`  ${section}: true,`, `  ${section}: false,`);
}

/** content/references.json with a plant that its client lets the company show. */
export const oneReference = JSON.stringify([
  {
    name: { en: 'Murge East', it: 'Murge Est', bg: 'Мурдже Изток' },
    place: { en: 'Altamura', it: 'Altamura', bg: 'Алтамура' },
    peak: 48.75,
    storage: { power: 20, energy: 41 },
    role: 'supervision',
    year: 2024,
    picture: 'solar-meadow',
    consent: { by: 'A. Client, Murge S.p.A.', on: '2026-01-15' },
  },
]);

/** What an owner fills in: no test may send an enquiry with it. */
export const settings = `NEXT_PUBLIC_EMAILJS_SERVICE_ID=service_of_the_owner
NEXT_PUBLIC_EMAILJS_TEMPLATE_ID=template_of_the_owner
NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=key_of_the_owner
NEXT_PUBLIC_RECAPTCHA_SITE_KEY=site_key_of_the_owner
NEXT_PUBLIC_SITE_URL=https://www.bora-e-figli.test
`;
