import { spawnSync } from 'node:child_process';

/** Runs in a separate process: Jest cannot load HarfBuzz, an ES module with a top-level await. */
const code = `
  import { fontScripts } from '@/scripts/assets/fonts/characters';
  import { cuts, measureFallback, planFace } from '@/scripts/assets/fonts/faces';
  import { makeTypesetter } from '@/scripts/assets/share/typesetter';

  const typeset = await makeTypesetter('Sofia Sans Extra Condensed', 720);
  const widthOf = (text, tracking) => typeset(text, 'en', tracking).width;
  let missing = '';
  try {
    typeset('太阳', 'en', 0);
  } catch (error) {
    missing = error.message;
  }

  const cut = cuts.find(({ weight }) => weight === 720);
  const adjustments = fontScripts.map(async (script) => {
    const face = await planFace(cut, script, [...'abcăęłабвαβγ']);
    return (await measureFallback(face, 720, 'words')).sizeAdjust;
  });
  console.log(JSON.stringify({
    widths: ['Sun', 'Słońce', 'Слънце', 'Ήλιος'].map((text) => widthOf(text, 0) / text.length),
    tracking: widthOf('Sun', 0.1) - widthOf('Sun', 0),
    forms: ['bg', 'ru'].map((locale) => typeset('вдл', locale, 0).draw()),
    missing,
    adjustments: await Promise.all(adjustments),
  }));
`;

const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
if (!stdout) throw new Error(stderr);
const result = JSON.parse(stdout);

const isBetween = (low: number, high: number) => (value: number) => value > low && value < high;

test('sets text in every script, with tracking between the glyphs only', () => {
  expect(result.widths.filter(isBetween(0.25, 0.5))).toHaveLength(4);
  expect(result.tracking).toBeCloseTo(0.2);
});

test('draws the letter forms of the language', () => {
  const [bulgarian, russian] = result.forms;
  expect(bulgarian).not.toBe(russian);
});

test('refuses a character that the font lacks', () => {
  expect(result.missing).toContain('"太阳" has a character that Sofia Sans lacks');
});

test('fallback faces match our metrics in every script, also where the texts use none of its letters', () => {
  // Sofia Sans Extra Condensed is about two thirds as wide as Arial.
  expect(result.adjustments.filter(isBetween(0.55, 0.75))).toHaveLength(4);
});
