import { readFileSync } from 'node:fs';
import {
  certificatesFile,
  companyFile,
  pictureFactsFile,
  referencesFile,
  sectionsFile,
} from './files';
import { valueProblems, valuesOf } from './values';

const text = readFileSync(companyFile, 'utf8');
/** The source of the file, with another value. */
const withValue = (name: string, value: string) =>
  text.replace(new RegExp(`("${name}": )[^\\n]*?(,?\\n)`), `$1${value}$2`);
const said = (changed: string) =>
  valueProblems(companyFile, changed).map(
    ({ line, key, advice }) => `${line > 1} ${key}: ${advice}`,
  );

test('the values of the site are valid', () => {
  expect(valueProblems(companyFile, text)).toEqual([]);
});

test.each([
  [
    'phone',
    '"02 000"',
    'phone',
    /“02 000” is not a valid value for “Telephone”\. Write it with \+/,
  ],
  ['phone', '"+359 (0)2 123 45 67"', 'phone', /without \(0\)/],
  ['phone', '"+0359 2 123 45 67"', 'phone', /with \+ and the country code/],
  ['email', '"mailto:a@izgrev.bg"', 'email', /Write one address/],
  ['email', '"a@izgrev,bg.bg"', 'email', /Write one address/],
  ['email', '"office@izgrev.bg\u200b"', 'email', /an invisible character \(U\+200B\)/],
  ['email', '"оffice@izgrev.bg"', 'email', /The word “оffice” mixes letters of two alphabets/],
  ['phone', '"+359 2 123 45 67\u202c"', 'phone', /an invisible character \(U\+202C\)/],
  ['website', '"https://izgrеv.bg"', 'website', /The word “izgrеv” mixes letters/],
  ['name', '" Izgrev"', 'name', /a space at the beginning or end/],
  ['timeZone', '"Europe/Milan"', 'timeZone', /Write its name in the IANA list/],
  ['countryCode', '"EN"', 'countryCode', /two capital letters/],
  ['openingHours', '"Mo-Fr 09:00-25:00"', 'openingHours', /Write the first and the last day/],
  ['openingHours', '"Mo,We 09:00-18:00"', 'openingHours', /Write the first and the last day/],
  ['name', '"Izgrev ЕООД"', 'name', /contains the legal form “ЕООД”/],
  ['name', '"Izgrev S.r.l."', 'name', /contains the legal form “S.r.l.”/],
  ['website', '"izgrev.bg"', 'website', /Write only the address/],
  ['website', '"http://izgrev.bg"', 'website', /with https:\/\//],
  ['website', '"https://izgrev.bg/"', 'website', /without a slash at the end/],
  ['uic', '"175201305"', 'uic', /its check digit is wrong/],
  ['uic', '"1752"', 'uic', /nine or thirteen digits/],
  ['vat', '"BG175201304"', 'vat', /and the unified identification code/],
  ['iban', '"BG81 BNBG 9661 1020 3456 78"', 'iban', /cannot be an IBAN/],
  ['foundationUrl', '"a.example"', 'foundationUrl', /with https:\/\/ before it/],
  ['x', '"@izgrev"', 'socialProfiles.x', /Copy the address of the profile/],
  ['groundTo', '"80"', 'capacity.groundTo', /Write a number, such as 80/],
  ['latitude', '4267', 'coordinates.latitude', /Write the degrees north/],
])('%s: %s is refused with line, key and advice', (name, value, key, advice) => {
  expect(said(withValue(name, value))).toEqual([
    expect.stringMatching(new RegExp(`^true ${key}: .*${advice.source}`)),
  ]);
});

test.each([
  ['name', '"Изгрев Energy"'],
  ['email', '"офис@izgrev.бг"'],
  ['email', '"office@xn--b1agh1afp.xn--90ae"'],
  ['iban', '"BG80\u00a0BNBG\u00a09661\u00a01020\u00a03456\u00a078"'],
  ['openingHours', '"Mo-Su 00:00-24:00"'],
])('%s: %s is allowed', (name, value) => {
  expect(said(withValue(name, value))).toEqual([]);
});

test('an opinion that does not come after the answer is refused', () => {
  expect(said(withValue('opinion', '2').replace(/("answer": )\d+/, '$12'))).toEqual([
    expect.stringMatching(/^true terms\.opinion: .*Write more working days than 2/),
  ]);
});

test('a company without a registration for VAT is allowed', () => {
  expect(said(withValue('vat', '""'))).toEqual([]);
});

test('a network without a profile is allowed', () => {
  expect(said(withValue('facebook', '""'))).toEqual([]);
});

test('missing values, unknown values and an unreadable file are reported', () => {
  expect(said(text.replace('"phone"', '"fone"'))).toEqual([
    expect.stringContaining('false phone: The value “Telephone” is missing.'),
    expect.stringContaining('true fone: No page uses the name “fone”'),
  ]);
  expect(said('[')).toEqual([expect.stringContaining('cannot be read')]);
});

test('a value has a name that owners read', () => {
  const titles = valuesOf(companyFile, text).map(({ key, title }) => [key, title]);
  expect(titles).toContainEqual(['socialProfiles.x', 'Social networks › X']);
});

describe('certificates', () => {
  const source = readFileSync(certificatesFile, 'utf8');
  const list: readonly Record<string, unknown>[] = JSON.parse(source);
  const advice = (changed: readonly object[]) =>
    valueProblems(certificatesFile, JSON.stringify(changed, null, 2)).map(
      ({ key, locale = '', advice: words }) => `${key} ${locale}: ${words}`,
    );
  const changed = (name: string, value: unknown) => [
    { ...list[0], [name]: value },
    ...list.slice(1),
  ];
  const fourth = { ...list[0], id: 'iso-27001', standard: 'ISO 27001' };

  test('the certificates of the site are valid', () => {
    expect(advice(list)).toEqual([]);
  });

  test('a certificate without documents is refused, with the path of each document', () => {
    const said = advice([...list, fourth]);
    expect(said).toEqual([
      expect.stringContaining('The document public/certificates/en/iso-27001.pdf is missing'),
      expect.stringContaining('The document public/certificates/bg/iso-27001.pdf is missing'),
    ]);
  });

  test('a certificate without a text in one language is refused', () => {
    expect(advice(changed('title', { en: 'Quality', it: 'Qualità' }))).toEqual([
      expect.stringMatching(
        /^0\.title\.bg bg: The value “.* › Heading of the certificate › Български” is missing/,
      ),
    ]);
    expect(advice(changed('text', { en: 'Quality', it: '', bg: 'Качество' }))).toEqual([
      expect.stringMatching(/^0\.text\.it it: .* is not a valid/),
    ]);
  });

  test.each([
    [{ en: 'Quality', it: 'Quality', bg: 'Качество' }, /^0\.title\.it it: .*still in English/],
    [{ en: 'Quality', it: 'Qualità', bg: 'Quality of' }, /^0\.title\.bg bg: .*no Cyrillic letter/],
    [
      { en: 'Plants of 20 kV', it: 'Qualità', bg: 'Качество' },
      /^0\.title\.en en: .*no-break space/,
    ],
    [
      { en: 'For {count} plants', it: 'Qualità', bg: 'Качество' },
      /^0\.title\.en en: .*without the characters/,
    ],
  ])('the texts are checked like messages: %j', (title, words) => {
    expect(advice(changed('title', title))).toEqual([expect.stringMatching(words)]);
  });

  test('an untranslated text is not a problem', () => {
    const title = { en: 'Quality', it: '[EN] Quality', bg: 'Качество' };
    expect(advice(changed('title', title))).toEqual([]);
  });

  test.each([
    ['validUntil', '31.5.2028', /year-month-day/],
    ['validUntil', '2028-02-30', /There is no day 2028-02-30/],
    ['validFrom', '2028', /year-month-day/],
    ['standard', 'ISO 9001:2015', /without its year/],
    ['edition', '15', /the year that the document has/],
    ['id', 'ISO 9001', /small letters, digits and hyphens/],
    ['number', '', /the number that is on the document/],
  ])('%s cannot be %j', (name, value, words) => {
    expect(advice(changed(name, value))).toContainEqual(expect.stringMatching(words));
  });

  test('a last day before the first day is refused', () => {
    const days = { validFrom: '2028-05-31', validUntil: '2028-05-30' };
    expect(advice([{ ...list[0], ...days }, ...list.slice(1)])).toEqual([
      expect.stringMatching(
        /^0\.validUntil : The last day \(May 30, 2028\) is before the first one/,
      ),
    ]);
  });

  test('the name of a body may be the same in every language, but not empty', () => {
    const body = { en: 'TÜV', it: 'TÜV', bg: 'TÜV' };
    expect(advice(changed('body', body))).toEqual([]);
    expect(advice(changed('body', { ...body, bg: '' }))).toEqual([
      expect.stringMatching(/^0\.body\.bg bg: .*certification body/),
    ]);
    expect(advice(changed('accreditation', { en: '', it: '', bg: '' }))).toEqual([]);
  });

  test('two certificates with the same id, and an empty list, are refused', () => {
    expect(advice([...list, { ...fourth, id: list[0]?.id }])).toEqual([
      expect.stringContaining('Two certificates are called'),
    ]);
    expect(advice([])).toEqual([expect.stringContaining('one certificate')]);
  });
});

test('a section that is neither on nor off is refused', () => {
  const switches = readFileSync(sectionsFile, 'utf8');
  expect(valueProblems(sectionsFile, switches)).toEqual([]);
  const changed = switches.replace(/"founder": \w+/, '"founder": "no"');
  expect(valueProblems(sectionsFile, changed)).toEqual([
    {
      path: sectionsFile,
      line: 3,
      key: 'founder',
      advice: 'Write true or false, without quotation marks.',
    },
  ]);
});

describe('a plant that somebody has written by hand', () => {
  const plant = {
    name: { en: 'East', bg: 'Изток' },
    place: { en: 'Ruse' },
    peak: 4.8,
    storage: { power: 2, energy: 4 },
    role: ['epc'],
    year: 2024,
    picture: 'solar-meadow',
    consent: { by: 'A. Client', on: '2025-12-01' },
  };
  const advice = (changes: object) =>
    valueProblems(referencesFile, JSON.stringify([{ ...plant, ...changes }], null, 2)).map(
      ({ line, key, advice: words }) => `${line} ${key}: ${words}`,
    );

  test('is right', () => {
    expect(advice({})).toEqual([]);
    expect(advice({ role: 'supervision', consent: null })).toEqual([]);
  });

  test.each([
    [{ year: 24 }, /^18 0\.year: “24” is not a valid value for “Year of .*Write a year with four/],
    [{ year: '2024' }, /^18 0\.year: “2024” is not a valid value/],
    [
      { name: { it: 'Est' } },
      /^3 0\.name\.en: The value “Plant 1 › Name of the plant › English” is/,
    ],
    [{ peak: 0 }, /^10 0\.peak: .*Write a number above 0/],
    [{ storage: { power: 2 } }, /^11 0\.storage\.energy: .*Write both figures of the storage/],
    [{ role: 'boss' }, /^15 0\.role: “boss” is .*Choose at least one of development/],
    [{ role: [] }, /^15 0\.role: “\[\]” is not a valid value/],
    [
      { picture: 'plant-east' },
      /^19 0\.picture: The photograph media\/pictures\/plant-east\.jpg is/,
    ],
    [{ consent: { by: '', on: '2025-12-01' } }, /^21 0\.consent\.by: .*Write who agreed/],
    [{ consent: { by: 'A. Client', on: '1.12.2025' } }, /^22 0\.consent\.on: .*year-month-day/],
    [{ consent: { by: 'A. Client', on: '2025-13-01' } }, /^22 0\.consent\.on: .*year-month-day/],
    [{ consent: { by: 'A. Client', on: '2025-02-30' } }, /^22 0\.consent\.on: There is no day/],
    [{ consent: { by: 'A. Client', on: '2999-01-01' } }, /^22 0\.consent\.on: .* not come yet/],
    [{ power: 3 }, /^24 0\.power: No page uses the name “power”/],
  ])('and has %j is refused with line, key and advice', (changes, words) => {
    expect(advice(changes)).toEqual([expect.stringMatching(words)]);
  });
});

test.each([
  [{ x: 50 }, 'solar-dawn.y: The value “solar-dawn › y” is missing. Write a number from 0 to 100'],
  [{ x: 101, y: 0 }, 'solar-dawn.x: “101” is not a valid value for “x”. Write a number from 0'],
  [{ x: '50', y: 50 }, 'solar-dawn.x: “50” is not a valid value for “x”'],
  [undefined, 'solar-dawn: The value “solar-dawn” is missing'],
])('the focal point %j is refused', (focus, words) => {
  const pictures = JSON.parse(readFileSync(pictureFactsFile, 'utf8'));
  const changed = JSON.stringify({ ...pictures, 'solar-dawn': focus });
  const found = valueProblems(pictureFactsFile, changed);
  expect(found.map(({ key, advice }) => `${key}: ${advice}`)).toEqual([
    expect.stringContaining(words),
  ]);
});
