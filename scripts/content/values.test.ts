import { existsSync, readFileSync } from 'node:fs';
import {
  certificatesFile,
  companyFile,
  pictureSettingsFile,
  referencesFile,
  sectionsFile,
} from '@/content/contentFiles';
import { content } from '@/content/current';
import { say } from '@/i18n/toolText';
import { inOneLine } from '@/scripts/testing/inOneLine';
import { valueFindings, valuesOf } from './values';

const findingsIn = (path: string, source: string) =>
  valueFindings(path, source, {
    exists: existsSync,
    pictures: content.pictures,
    isDescribed: (picture) => picture === 'solar-meadow',
  });

const text = readFileSync(companyFile, 'utf8');
/** The source of the file, with another value. */
const withValue = (name: string, value: string) =>
  text.replace(new RegExp(`("${name}": )[^\\n]*?(,?\\n)`), `$1${value}$2`);
const said = (changed: string) =>
  findingsIn(companyFile, changed).map((one) => `${one.line > 1} ${one.key}: ${inOneLine(one)}`);

test('the values of the site are valid', () => {
  expect(findingsIn(companyFile, text)).toEqual([]);
});

/** How to write a value of the company, which is said of one that breaks its rule. */
const how = (name: string) =>
  new RegExp(`Value\\.notValid .* how=\\(Values\\.company\\.${name}\\.how\\)$`);

test.each([
  [
    'phone',
    '"02 000"',
    'phone',
    /Value\.notValid value=02 000 name=\(Values\.company\.phone\.title\) how=/,
  ],
  ['phone', '"+359 (0)2 123 45 67"', 'phone', how('phone')],
  ['phone', '"+0359 2 123 45 67"', 'phone', how('phone')],
  ['email', '"mailto:a@izgrev.bg"', 'email', how('email')],
  ['email', '"a@izgrev,bg.bg"', 'email', how('email')],
  ['email', '"office@izgrev.bg\u200b"', 'email', /Rules\.invisible .* code=U\+200B$/],
  ['email', '"оffice@izgrev.bg"', 'email', /Rules\.mixed word=оffice$/],
  ['phone', '"+359 2 123 45 67\u202c"', 'phone', /Rules\.invisible .* code=U\+202C$/],
  ['website', '"https://izgrеv.bg"', 'website', /Rules\.mixed word=izgrеv$/],
  ['name', '" Izgrev"', 'name', /Rules\.twoSpaces$/],
  ['timeZone', '"Europe/Milan"', 'timeZone', how('timeZone')],
  ['countryCode', '"EN"', 'countryCode', how('countryCode')],
  ['openingHours', '"Mo-Fr 09:00-25:00"', 'openingHours', how('openingHours')],
  ['openingHours', '"Mo-Fr 09:00-24:30"', 'openingHours', how('openingHours')],
  ['openingHours', '"Mo-Fr 09:00-06:00"', 'openingHours', how('openingHours')],
  ['openingHours', '"Mo,We 09:00-18:00"', 'openingHours', how('openingHours')],
  ['name', '"Izgrev ЕООД"', 'name', /Value\.legalForm form=ЕООД$/],
  ['name', '"Izgrev S.r.l."', 'name', /Value\.legalForm form=S\.r\.l\.$/],
  ['website', '"izgrev.bg"', 'website', how('website')],
  ['website', '"http://izgrev.bg"', 'website', how('website')],
  ['website', '"https://izgrev.bg/"', 'website', how('website')],
  ['uic', '"175201305"', 'uic', /Value\.uic uic=175201305$/],
  ['uic', '"1752"', 'uic', how('uic')],
  ['vat', '"BG175201304"', 'vat', /Value\.vat right=BG\d{9} vat=BG175201304$/],
  ['iban', '"BG81 BNBG 9661 1020 3456 78"', 'iban', /Value\.iban iban=BG81 BNBG /],
  ['foundationUrl', '"a.example"', 'foundationUrl', how('foundationUrl')],
  ['x', '"@izgrev"', 'socialProfiles.x', /name=X how=\(Values\.company\.socialProfiles\.how\)$/],
  ['groundTo', '"80,5"', 'capacity.groundTo', /Value\.withoutQuotes .* number=80\.5$/],
  ['degree', '"2003"', 'career.degree', /Value\.withoutQuotes .* number=2003$/],
  ['degree', '"in 2003"', 'career.degree', how('career')],
  ['latitude', '4267', 'coordinates.latitude', how('coordinates.latitude')],
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
    expect.stringMatching(/^true terms\.opinion: Value\.opinionTooEarly days=2$/),
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
    'false phone: Value.missing name=Values.company.phone.title how=(Values.company.phone.how)',
    'true fone: Value.unknownName name=fone',
  ]);
  expect(said('[')).toEqual([expect.stringContaining('Syntax.fromHere')]);
});

test('a value has a name that owners read', () => {
  const titles = valuesOf(companyFile, text).map(({ key, title }) => [key, say(title, 'en')]);
  expect(titles).toContainEqual(['socialProfiles.x', 'Social networks › X']);
});

describe('certificates', () => {
  const source = readFileSync(certificatesFile, 'utf8');
  const list: readonly Record<string, unknown>[] = JSON.parse(source);
  const advice = (changed: readonly object[]) =>
    findingsIn(certificatesFile, JSON.stringify(changed, null, 2)).map(
      (one) => `${one.key} ${one.locale ?? ''}: ${inOneLine(one)}`,
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
      '3.id : Value.noDocument file=public/certificates/en/iso-27001.pdf',
      '3.id : Value.noDocument file=public/certificates/bg/iso-27001.pdf',
    ]);
  });

  test('documents are not asked for under a name that is refused', () => {
    expect(advice([...list, { ...fourth, id: 'ISO 27001' }])).toEqual([
      expect.stringMatching(/^3\.id : Value\.notValid value=ISO 27001 /),
    ]);
  });

  test('a certificate without a text in one language is refused', () => {
    expect(advice(changed('title', { en: 'Quality', it: 'Qualità' }))).toEqual([
      expect.stringMatching(
        /^0\.title\.bg bg: Value\.missing name=.*, Values\.certificates\.title\.title, bg /,
      ),
    ]);
    expect(advice(changed('text', { en: 'Quality', it: '', bg: 'Качество' }))).toEqual([
      expect.stringMatching(/^0\.text\.it it: Value\.missing /),
    ]);
  });

  test.each([
    [
      { en: 'Quality', it: 'Quality', bg: 'Качество' },
      /^0\.title\.it it: Rules\.stillEnglish hint=$/,
    ],
    [{ en: 'Quality', it: 'Qualità', bg: 'Quality of' }, /^0\.title\.bg bg: Rules\.notInLanguage /],
    [
      { en: 'Plants of 20 kV', it: 'Qualità', bg: 'Качество' },
      /^0\.title\.en en: Rules\.looseUnit /,
    ],
    [
      { en: 'For {count} plants', it: 'Qualità', bg: 'Качество' },
      /^0\.title\.en en: Value\.noSigns /,
    ],
  ])('the texts are checked like messages: %j', (title, words) => {
    expect(advice(changed('title', title))).toEqual([expect.stringMatching(words)]);
  });

  test('an untranslated text is no finding', () => {
    const title = { en: 'Quality', it: '[EN] Quality', bg: 'Качество' };
    expect(advice(changed('title', title))).toEqual([]);
  });

  test.each([
    ['validUntil', '31.5.2028', /Value\.notDay day=31\.5\.2028$/],
    ['validUntil', '2028-02-30', /Value\.noDay day=2028-02-30$/],
    ['validFrom', '2028', /Value\.notDay day=2028$/],
    ['standard', 'ISO 9001:2015', /Value\.notValid .*\.standard\.how/],
    ['edition', '15', /Value\.notValid .*\.edition\.how/],
    ['id', 'ISO 9001', /Value\.notValid .*\.id\.how/],
    ['number', '', /Value\.missing .*\.number\.how/],
  ])('%s cannot be %j', (name, value, words) => {
    expect(advice(changed(name, value))).toContainEqual(expect.stringMatching(words));
  });

  test('a last day before the first day is refused', () => {
    const days = { validFrom: '2028-05-31', validUntil: '2028-05-30' };
    expect(advice([{ ...list[0], ...days }, ...list.slice(1)])).toEqual([
      expect.stringMatching(
        /^0\.validUntil : Value\.lastBeforeFirst first=2028-05-31 last=2028-05-30$/,
      ),
    ]);
  });

  test('the name of a body may be the same in every language, but not empty', () => {
    const body = { en: 'TÜV', it: 'TÜV', bg: 'TÜV' };
    expect(advice(changed('body', body))).toEqual([]);
    expect(advice(changed('body', { ...body, bg: '' }))).toEqual([
      expect.stringMatching(/^0\.body\.bg bg: Value\.missing .*\.body\.how/),
    ]);
    expect(advice(changed('accreditation', { en: '', it: '', bg: '' }))).toEqual([]);
  });

  test('two certificates with the same id, and an empty list, are refused', () => {
    expect(advice([...list, { ...fourth, id: list[0]?.id }])).toEqual([
      expect.stringContaining('Value.certificateTwice id='),
    ]);
    expect(advice([])).toEqual([expect.stringContaining('Value.noCertificates')]);
  });
});

test('a section that is neither on nor off is refused', () => {
  const switches = readFileSync(sectionsFile, 'utf8');
  expect(findingsIn(sectionsFile, switches)).toEqual([]);
  const changed = switches.replace(/"founder": \w+/, '"founder": "no"');
  expect(findingsIn(sectionsFile, changed)).toEqual([
    {
      path: sectionsFile,
      line: changed.slice(0, changed.indexOf('"founder"')).split('\n').length,
      key: 'founder',
      code: 'Rules.trueOrFalse',
    },
  ]);
  const missing = switches.replace(/ *"founder": \w+,\n/, '');
  expect(findingsIn(sectionsFile, missing).map(inOneLine)).toEqual([
    'Value.missing name=founder how=(Rules.trueOrFalse)',
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
    findingsIn(referencesFile, JSON.stringify([{ ...plant, ...changes }], null, 2)).map(
      (one) => `${one.line} ${one.key}: ${inOneLine(one)}`,
    );

  test('is right', () => {
    expect(advice({})).toEqual([]);
    expect(advice({ role: 'supervision', consent: null })).toEqual([]);
  });

  test.each([
    [
      { year: 24 },
      /^18 0\.year: Value\.notValid value=24 name=\(.*\.year\.title\) how=\(.*\.year\.how\)$/,
    ],
    [{ year: '2024' }, /^18 0\.year: Value\.withoutQuotes .* number=2024$/],
    [
      { name: { it: 'Est' } },
      /^3 0\.name\.en: Value\.missing name=Values\.references\.entry number=1, .*\.name\.title, en /,
    ],
    [{ peak: 0 }, /^10 0\.peak: Value\.notValid .*\.peak\.how/],
    [{ storage: { power: 2 } }, /^11 0\.storage\.energy: Value\.missing .*\.storage\.how/],
    [{ role: 'boss' }, /^15 0\.role: Value\.notValid value=boss .*\.role\.how/],
    [{ role: [] }, /^15 0\.role: Value\.notValid value=\[\] /],
    [
      { picture: 'plant-east' },
      /^19 0\.picture: Value\.noPicture file=media\/pictures\/plant-east\.jpg /,
    ],
    [{ picture: 'solar-dawn' }, /^19 0\.picture: Value\.notDescribed name=solar-dawn$/],
    [{ consent: { by: '', on: '2025-12-01' } }, /^21 0\.consent\.by: Value\.missing .*\.by\.how/],
    [
      { consent: { by: 'A. Client', on: '1.12.2025' } },
      /^22 0\.consent\.on: Value\.notDay day=1\.12\.2025$/,
    ],
    [
      { consent: { by: 'A. Client', on: '2025-13-01' } },
      /^22 0\.consent\.on: Value\.noDay day=2025-13-01$/,
    ],
    [
      { consent: { by: 'A. Client', on: '2025-02-30' } },
      /^22 0\.consent\.on: Value\.noDay day=2025-02-30$/,
    ],
    [{ consent: { by: 'A. Client', on: '2999-01-01' } }, /^22 0\.consent\.on: Value\.dayNotCome$/],
    [{ power: 3 }, /^24 0\.power: Value\.unknownName name=power$/],
  ])('and has %j is refused with line, key and advice', (changes, words) => {
    expect(advice(changes)).toEqual([expect.stringMatching(words)]);
  });
});

test.each([
  [{ x: 50 }, 'solar-dawn.y: Value.missing name=solar-dawn, y how=(Values.pictures.how)'],
  [{ x: 101, y: 0 }, 'solar-dawn.x: Value.notValid value=101 name=x how=(Values.pictures.how)'],
  [{ x: '50', y: 50 }, 'Value.withoutQuotes name=solar-dawn, x number=50'],
  [undefined, 'solar-dawn: Value.missing name=solar-dawn '],
])('the focal point %j is refused', (focus, words) => {
  const pictures = JSON.parse(readFileSync(pictureSettingsFile, 'utf8'));
  const changed = JSON.stringify({ ...pictures, 'solar-dawn': focus });
  const found = findingsIn(pictureSettingsFile, changed);
  expect(found.map((one) => `${one.key}: ${inOneLine(one)}`)).toEqual([
    expect.stringContaining(words),
  ]);
});
