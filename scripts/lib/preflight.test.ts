import { readFileSync } from 'node:fs';
import { readMessageFiles, textsOf } from '@/i18n/check/messageFile';
import { company } from '@/site/company';
import { sampleFacts, sampleTexts } from '@/site/samples';
import {
  certificateFinding,
  factFindings,
  linkState,
  messageFindings,
  pictureFindings,
  registrationFindings,
  settingFindings,
  textFindings,
} from './preflight';

const files = readMessageFiles();
const source = readFileSync('site/company.ts', 'utf8');
const noSamples = { sampleFacts: [], sampleTexts: [] };

/** What stands in the line that a finding names. */
function lineNamed(text: string, place: string): string {
  const [, line = ''] = /line (\d+)/.exec(place) ?? [];
  return text.split('\n')[Number(line) - 1] ?? '';
}

describe('with the samples', () => {
  test('every fact on the list is named with its line and value', () => {
    const found = factFindings({ sampleFacts, sampleTexts }, source);
    expect(found).toHaveLength(sampleFacts.length);
    for (const name of sampleFacts) {
      const { place = '' } = found.find((finding) => finding.place.includes(` ${name}: `)) ?? {};
      expect(place).toContain(`${name}: `);
      expect(lineNamed(source, place)).toMatch(new RegExp(`\\b${name}\\b( =|:)`));
    }
    expect(found.map(({ place }) => place).join('\n')).toContain(company.phone);
  });

  test('a fact with a reserved address is named, whatever the list says', () => {
    const found = factFindings(noSamples, source, {
      email: 'office@slantse.example',
      name: 'Slantse',
    });
    expect(found.map(({ place }) => place)).toEqual([
      expect.stringMatching(/^site\/company.ts, line \d+, email: office@slantse.example$/),
    ]);
  });

  test('every fact of the company is on the list as the site is delivered', () => {
    expect([...sampleFacts].sort()).toEqual([...Object.keys(company), 'socialProfiles'].sort());
  });

  test('every text on the list exists, and is named with its place in each language', () => {
    const found = textFindings({ sampleFacts, sampleTexts }, files).filter(
      ({ topic }) => topic === 'texts',
    );
    expect(found).toHaveLength(sampleTexts.length);
    for (const { place } of found) {
      for (const { path } of files) expect(place).toMatch(new RegExp(`${path}, lines? \\d+`));
    }
    const street = found.find(({ place }) => place.startsWith('Company.street:'))?.place ?? '';
    expect(lineNamed(files[0]?.text ?? '', street)).toContain('"street"');
  });

  test('a text that still has the sample’s name is named, whatever the list says', () => {
    const found = textFindings(noSamples, files).map(({ place }) => place);
    expect(found).toContainEqual(expect.stringMatching(/messages\/bg.json, line \d+, Hero.lead/));
  });

  test('registration numbers that cannot be are named', () => {
    expect(registrationFindings({ uic: '12345', vat: 'none' })).toHaveLength(2);
    expect(registrationFindings({ uic: '000000000', vat: 'BG000000000' })).toHaveLength(2);
  });

  test('an empty environment lacks every setting', () => {
    expect(settingFindings({}).map(({ place }) => place.split(' ')[0])).toEqual([
      'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
      'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
      'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
      'NEXT_PUBLIC_SITE_URL',
      'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
    ]);
  });

  test.each(['https://www.izgrev.example', 'http://company.bg', 'https://company', 'company.bg'])(
    'the address %s is none to go live with',
    (url) => {
      const places = settingFindings({ NEXT_PUBLIC_SITE_URL: url }).map(({ place }) => place);
      expect(places).toContain(`NEXT_PUBLIC_SITE_URL is ${url}`);
    },
  );

  test.each(['en/iso-9001', 'en/iso-45001', 'bg/iso-14001'])('%s.pdf is a specimen', (name) => {
    const path = `public/certificates/${name}.pdf`;
    expect(certificateFinding(path, readFileSync(path))).toEqual([
      { topic: 'certificates', place: `${path} is a specimen` },
    ]);
  });

  test('a certificate may be missing, or something else', () => {
    expect(certificateFinding('x.pdf', null)[0]?.place).toBe('x.pdf is missing');
    expect(certificateFinding('x.pdf', Buffer.from('<html>'))[0]?.place).toBe('x.pdf is no PDF');
  });

  test('a small picture is named with the size it should have', () => {
    const picture = {
      file: 'a.jpg',
      width: 1000,
      height: 900,
      least: { width: 1920, height: 900 },
    };
    expect(pictureFindings([picture])[0]?.place).toBe(
      'a.jpg is 1000 × 900, and should be 1920 × 900 or more',
    );
  });

  test('what waits for its translation and what is wrong in a message file is named', () => {
    const [file] = files;
    if (!file) throw new Error('There are no message files');
    const text = { key: 'Hero.title', line: 60, value: '[EN] Power' };
    const problem = {
      path: 'messages/it.json',
      line: 3,
      locale: 'it',
      key: 'A.b',
      advice: '',
    } as const;
    expect(
      messageFindings({ problems: [problem], untranslated: [{ file, texts: [text] }] }),
    ).toEqual([
      { topic: 'messages', place: 'messages/it.json, line 3, A.b' },
      { topic: 'untranslated', place: 'messages/en.json, line 60, Hero.title' },
    ]);
  });

  test.each([
    [200, 'alive'],
    [403, 'alive'],
    [404, 'dead'],
    [410, 'dead'],
  ])('a link that answers %i is %s', async (status, state) => {
    expect(await linkState('https://a.bg', async () => ({ status }) as Response)).toBe(state);
  });

  test('a link that does not answer is for a person to open', async () => {
    const offline = () => Promise.reject(new TypeError('fetch failed'));
    expect(await linkState('https://a.bg', offline)).toBe('unknown');
  });
});

test('with all replaced there is nothing to say', () => {
  const replaced = files.map((file) => ({
    ...file,
    text: file.text.replaceAll(
      /Izgrev|Kalina Dragova|Калина Драгова|Dobra Zemya|Добра земя|Zornitsa|Зорница/g,
      'Slantse',
    ),
  }));
  expect(replaced.flatMap(textsOf)).toHaveLength(files.flatMap(textsOf).length);
  const ids = ['SERVICE_ID', 'TEMPLATE_ID', 'PUBLIC_KEY'].map((id) => [
    `NEXT_PUBLIC_EMAILJS_${id}`,
    id,
  ]);
  expect([
    ...factFindings(noSamples, source, { name: 'Slantse', website: 'https://www.slantse.bg' }),
    ...registrationFindings({ uic: '831642181', vat: 'BG831642181' }),
    ...textFindings(noSamples, replaced),
    ...messageFindings({ problems: [], untranslated: [] }),
    ...settingFindings({
      ...Object.fromEntries(ids),
      NEXT_PUBLIC_SITE_URL: 'https://www.slantse.bg',
      NEXT_PUBLIC_RECAPTCHA_SITE_KEY: 'key',
    }),
    ...certificateFinding('iso-9001.pdf', Buffer.from('%PDF-1.7 real')),
    ...pictureFindings([{ file: 'a.jpg', width: 9, height: 9, least: { width: 9, height: 9 } }]),
  ]).toEqual([]);
});
