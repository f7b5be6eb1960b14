/**
 * Cuts the Sofia Sans faces down to what the site uses: `npx tsx scripts/fonts.ts`.
 *
 * Each face is split by script, limited to the characters of the messages (and a fixed set, so that a new sentence
 * seldom needs a new file) and to the weights of the design. Writes `public/fonts/`, `generated/fonts.css` (with fallback
 * faces of the same measure, so that the swap moves nothing) and `generated/fonts.ts` (what to preload).
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Locale, locales } from '@/i18n/locales';

const root = fileURLToPath(new URL('..', import.meta.url));
const fontsFolder = path.join(root, 'public/fonts');
const generatedFolder = path.join(root, 'generated');

type Weight = number | { readonly min: number; readonly max: number };

/** What is used here of two packages that come without types. */
interface SubsetOptions {
  readonly targetFormat: 'woff2' | 'truetype';
  readonly variationAxes: { readonly wght: Weight };
  readonly keepFeatures: readonly string[];
}
type SubsetFont = (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>;

interface Font {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly characterSet: readonly number[];
  glyphForCodePoint(codePoint: number): { readonly advanceWidth: number };
}
interface Fontkit {
  create(bytes: Buffer): Font;
}

const require = createRequire(import.meta.url);
const subsetFont: SubsetFont = require('subset-font');
const fontkit: Fontkit = require('fontkit');

const scripts = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const;
type Script = (typeof scripts)[number];

/**
 * The one script whose files have a character. The packaged Cyrillic files also hold the space: left in, every English
 * page would load them.
 */
function scriptOf(character: string): Script {
  if (/[\p{Script=Cyrillic}№]/u.test(character)) return 'cyrillic';
  if (/\p{Script=Greek}/u.test(character)) return 'greek';
  return /[\u0100-\u0130\u0132-\u0151\u0154-\u02af\u1e00-\u1eff]/.test(character)
    ? 'latin-ext'
    : 'latin';
}

/** What a language's page loads, the most used first: spaces and digits stand in the Latin files, so a Bulgarian page needs both. */
type ScriptsOfLocale = Readonly<Record<Locale, readonly Script[]>>;

function scriptsIn(text: string): readonly Script[] {
  const counts = new Map<Script, number>();
  for (const character of text) {
    const script = scriptOf(character);
    counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  // A single foreign letter somewhere is no reason to fetch a file ahead of all others.
  return [...counts]
    .filter(([, count]) => count > text.length / 50)
    .sort(([, a], [, b]) => b - a)
    .map(([script]) => script);
}

interface Cut {
  readonly family: string;
  /** Name of the package under `@fontsource-variable/` and of its files. */
  readonly source: string;
  readonly weight: Weight;
  /** Whether the first screen of every page uses it. */
  readonly preloaded: boolean;
  /** The weights for which a fallback face is measured, and the one of Arial's two weights that comes nearest. */
  readonly fallbacks: readonly { readonly weight: number; readonly arial: 'regular' | 'bold' }[];
}

/** The weights are those of the design (SPEC.md, "Type"); a further one costs 17 KB on a Bulgarian page. */
const cuts: readonly Cut[] = [
  {
    family: 'Sofia Sans',
    source: 'sofia-sans',
    weight: { min: 400, max: 700 },
    preloaded: true,
    fallbacks: [
      { weight: 400, arial: 'regular' },
      { weight: 700, arial: 'bold' },
    ],
  },
  {
    family: 'Sofia Sans Condensed',
    source: 'sofia-sans-condensed',
    weight: 660,
    preloaded: true,
    fallbacks: [{ weight: 660, arial: 'bold' }],
  },
  {
    family: 'Sofia Sans Extra Condensed',
    source: 'sofia-sans-extra-condensed',
    weight: 720,
    preloaded: true,
    fallbacks: [{ weight: 720, arial: 'bold' }],
  },
  {
    family: 'Sofia Sans Extra Condensed',
    source: 'sofia-sans-extra-condensed',
    weight: 250,
    preloaded: false,
    fallbacks: [{ weight: 250, arial: 'regular' }],
  },
];

/**
 * The OpenType features that are kept. The Bulgarian letter forms are the default of these files; what `locl` holds is
 * the Russian forms, for Russian quoted on a page under `lang="ru"`.
 */
const features = ['kern', 'locl', 'tnum', 'liga', 'ccmp', 'mark', 'mkmk'];

const asciiPrintable = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const bulgarian = 'абвгдежзийклмнопрстуфхцчшщъьюяѝ';
const italian = 'àèéìíîòóùú';
const punctuation = '–—…„“”‘’«»·×−°€©№\u00a0\u202f';
const fixedCharacters =
  asciiPrintable +
  bulgarian +
  bulgarian.toUpperCase() +
  italian +
  italian.toUpperCase() +
  punctuation;

// What the site says

/** All strings inside a JSON value. */
function strings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(strings);
  return [];
}

async function filesIn(folder: string, ending: string): Promise<readonly string[]> {
  // A folder that does not exist yet has no files.
  const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith(ending)).map((name) => path.join(folder, name));
}

/** All texts of each language. */
async function readMessages(): Promise<Readonly<Record<Locale, string>>> {
  const read = async (locale: Locale) => {
    const file = `messages/${locale}.json`;
    try {
      const content: unknown = JSON.parse(await readFile(path.join(root, file), 'utf8'));
      return [locale, strings(content).join('\n')] as const;
    } catch (error) {
      throw new Error(`${file} cannot be read (${reason(error)}). Correct it and run again.`);
    }
  };
  const entries = await Promise.all(locales.map(read));
  return Object.fromEntries(entries) as Record<Locale, string>;
}

/** Source text with its escapes resolved: `'\u00a0'` in a file counts as the character. */
async function readFacts(): Promise<string> {
  const files = [...(await filesIn('site', '.ts')), 'i18n/languages.ts'];
  const sources = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  return sources
    .join('\n')
    .replace(/\\u(?:([0-9a-f]{4})|\{([0-9a-f]{1,6})\})/gi, (_, four?: string, braced?: string) =>
      String.fromCodePoint(Number.parseInt(four ?? braced ?? '', 16)),
    );
}

type Counts = ReadonlyMap<string, number>;

function countCharacters(text: string): Counts {
  const counts = new Map<string, number>();
  for (const character of text) {
    if (character !== '\n') counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return counts;
}

function sortedCharacters(text: string): readonly string[] {
  const points = Array.from(new Set(text), (character) => character.codePointAt(0) ?? 0);
  return points
    .filter((point) => point >= 32)
    .sort((a, b) => a - b)
    .map((point) => String.fromCodePoint(point));
}

// Subsets

interface Subset {
  readonly cut: Cut;
  readonly script: Script;
  readonly file: string;
  readonly bytes: Buffer;
  readonly characters: readonly string[];
}

function sourceFile(cut: Cut, script: Script): string {
  const file = `${cut.source}-${script}-wght-normal.woff2`;
  return path.join('node_modules/@fontsource-variable', cut.source, 'files', file);
}

async function readSource(cut: Cut, script: Script): Promise<Buffer> {
  const file = sourceFile(cut, script);
  try {
    return await readFile(path.join(root, file));
  } catch (error) {
    throw new Error(`${file} cannot be read (${reason(error)}). Run "npm ci" first.`);
  }
}

async function makeSubset(cut: Cut, script: Script, wanted: readonly string[]): Promise<Subset> {
  const source = await readSource(cut, script);
  const available = new Set(fontkit.create(source).characterSet);
  const characters = wanted.filter(
    (character) => scriptOf(character) === script && available.has(character.codePointAt(0) ?? 0),
  );
  const bytes = await subsetFont(source, characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: cut.weight },
    keepFeatures: features,
  });
  const name = `${cut.source}-${weightDescriptor(cut.weight).replace(' ', '-')}-${script}`;
  return { cut, script, file: `${name}.${hash(bytes)}.woff2`, bytes, characters };
}

function weightDescriptor(weight: Weight): string {
  return typeof weight === 'number' ? String(weight) : `${weight.min} ${weight.max}`;
}

/** Characters in rising order as a CSS `unicode-range`. */
function unicodeRange(characters: readonly string[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const character of characters) {
    const point = character.codePointAt(0) ?? 0;
    const current = ranges.at(-1);
    if (current && point === current.last + 1) current.last = point;
    else ranges.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

// Fallback faces

/**
 * Arial's advance widths in 1/2048 em (Liberation Sans has the same by design). Written down here, since neither font is
 * there on every machine that builds the site.
 */
const arialWidths = {
  regular: {
    391: "'",
    455: 'ijl‘’',
    532: '|',
    569: ' \u00a0!,./:;I[\\]ftìíÌ·',
    682: '()-`r„“”',
    684: '{}',
    727: '"',
    747: 'г',
    797: '*',
    819: '°',
    896: 'к',
    938: 'т',
    939: 'з',
    961: '^',
    1024: 'Jcksvxyzсух',
    1045: 'э',
    1067: 'чь',
    1088: 'в',
    1109: 'Гпя',
    1131: 'н',
    1139: '#$0123456789?L_abdeghnopquàèéòóùú–«»€аеор',
    1144: 'ий',
    1173: 'бц',
    1193: 'К',
    1195: 'дл',
    1196: '+<=>~×−',
    1237: 'З',
    1251: 'FTZТ',
    1280: 'ъ',
    1301: 'У',
    1344: 'БЛЬ',
    1365: 'Ч',
    1366: '&ABEKPSVXYÀÈÉАВЕРХ',
    1370: 'ж',
    1387: 'Д',
    1408: 'м',
    1472: 'ИЙПЭы',
    1479: 'CDHNRUwÙНСЯ',
    1509: '©',
    1515: 'Ц',
    1536: 'ю',
    1557: 'Ф',
    1593: 'GOQÒО',
    1621: 'Ъ',
    1643: 'ш',
    1685: 'фщ',
    1706: 'MmМ',
    1813: 'Ы',
    1821: '%',
    1877: 'Ш',
    1891: 'Ж',
    1920: 'Щ',
    1933: 'W',
    2048: '—…',
    2069: 'Ю',
    2079: '@',
    2197: '№',
  },
  bold: {
    487: "'",
    569: ' \u00a0,./I\\ijlìíÌ‘’·',
    573: '|',
    682: '!()-:;[]`ft',
    797: '*r{}',
    819: '°',
    853: 'г',
    971: '"',
    1003: 'т',
    1018: 'з',
    1024: 'z„“”',
    1025: 'к',
    1131: 'э',
    1139: '#$0123456789J_aceksvxyàèé–«»€аесух',
    1161: 'Г',
    1189: 'ч',
    1195: 'я',
    1196: '+<=>^~×−',
    1237: 'нп',
    1250: 'К',
    1251: '?FLTZbdghnopquòóùúТор',
    1259: 'вийць',
    1265: 'б',
    1274: 'У',
    1283: 'З',
    1300: 'д',
    1301: 'л',
    1366: 'EPSVXYÈÉЕРХ',
    1437: 'Л',
    1439: 'Ч',
    1452: 'ж',
    1457: 'Э',
    1459: 'Д',
    1472: 'БИЙПЬЯ',
    1479: '&ABCDHKNRUÀÙАВНС',
    1493: 'ъ',
    1496: 'Ц',
    1509: '©',
    1515: 'м',
    1593: 'GOQwÒО',
    1706: 'MМ',
    1707: 'ш',
    1728: 'щ',
    1748: 'Ф',
    1749: 'ыю',
    1781: 'Ъ',
    1792: 'ф',
    1821: '%m',
    1851: 'Ж',
    1933: 'W',
    1997: '@',
    2005: 'Ы',
    2048: '—…',
    2058: 'Ш',
    2087: 'Щ',
    2112: 'Ю',
    2283: '№',
  },
} as const satisfies Record<string, Record<number, string>>;

const arialUnitsPerEm = 2048;

/**
 * Arial is there on Windows, macOS and iOS, Liberation Sans or Arimo on Linux, Roboto, of nearly Arial's widths, on
 * Android. `local()` takes full names.
 */
const localNames = {
  regular: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica', 'Roboto'],
  bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold', 'Roboto Bold'],
} as const;

function widthsByCharacter(table: Record<number, string>): ReadonlyMap<string, number> {
  const entries = Object.entries(table).flatMap(([width, characters]) =>
    Array.from(characters, (character) => [character, Number(width) / arialUnitsPerEm] as const),
  );
  return new Map(entries);
}

interface FallbackFace {
  readonly family: string;
  readonly weight: number;
  readonly script: Script;
  readonly sources: readonly string[];
  readonly characters: readonly string[];
  /** All four as parts of one. The overrides are multiplied by the size adjustment, so they are divided by it here. */
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** Makes a fallback whose lines, set in Arial, are on average as long as the real font's in the site's own words. */
async function measureFallback(
  { cut, script, characters }: Subset,
  { weight, arial }: Cut['fallbacks'][number],
  counts: Counts,
): Promise<FallbackFace> {
  const pinned = await subsetFont(await readSource(cut, script), characters.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
    keepFeatures: [],
  });
  const font = fontkit.create(pinned);
  const arialWidth = widthsByCharacter(arialWidths[arial]);
  let real = 0;
  let fallback = 0;
  for (const character of characters) {
    const count = counts.get(character) ?? 0;
    const width = arialWidth.get(character);
    if (width === undefined) continue;
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    real += (count * glyph.advanceWidth) / font.unitsPerEm;
    fallback += count * width;
  }
  // Messages may lack a script altogether while they are being written.
  const sizeAdjust = fallback > 0 ? real / fallback : 1;
  const override = (units: number) => units / font.unitsPerEm / sizeAdjust;
  return {
    family: `${cut.family} Fallback`,
    weight,
    script,
    sources: localNames[arial],
    characters,
    sizeAdjust,
    ascent: override(font.ascent),
    descent: override(-font.descent),
    lineGap: override(font.lineGap),
  };
}

// Output

function hash(...parts: readonly (Buffer | string)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 8);
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Writes beside the target first: a run that is broken off leaves no half file under a final name. */
async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const unfinished = `${file}.${process.pid}.tmp`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

const url = (file: string) => `/fonts/${file}`;

function realFaceRule({ cut, file, characters }: Subset): string {
  return `@font-face {
  font-family: '${cut.family}';
  font-style: normal;
  font-weight: ${weightDescriptor(cut.weight)};
  font-display: swap;
  src: url('${url(file)}') format('woff2');
  unicode-range: ${unicodeRange(characters)};
}
`;
}

function fallbackFaceRule(face: FallbackFace): string {
  const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;
  // The Latin face also takes what is in neither file; the others come later and win for their own letters.
  const range =
    face.script !== 'latin' ? `\n  unicode-range: ${unicodeRange(face.characters)};` : '';
  return `@font-face {
  font-family: '${face.family}';
  font-style: normal;
  font-weight: ${face.weight};
  src: ${face.sources.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(face.sizeAdjust)};
  ascent-override: ${percent(face.ascent)};
  descent-override: ${percent(face.descent)};
  line-gap-override: ${percent(face.lineGap)};${range}
}
`;
}

function fontsModule(
  stamp: string,
  subsets: readonly Subset[],
  scriptsOfLocale: ScriptsOfLocale,
): string {
  const preloadOf = (script: Script) =>
    subsets
      .filter((subset) => subset.script === script && subset.cut.preloaded)
      .map(({ file }) => url(file));
  const byLocale = Object.fromEntries(
    locales.map((locale) => [locale, scriptsOfLocale[locale].flatMap(preloadOf)]),
  );
  return `// ${stamp}
// Made by scripts/fonts.ts. Do not edit.
import type { Locale } from '@/i18n/locales';

const byLocale: Readonly<Record<Locale, readonly string[]>> = ${JSON.stringify(byLocale, null, 2)};

/** The files that the first screen uses in a language: a Bulgarian page takes its spaces and digits from the Latin ones. */
export function fontsToPreload(locale: Locale): readonly string[] {
  return byLocale[locale];
}
`;
}

/** Tells what the output depends on; it stands in the first line of both generated files. */
async function makeStamp(text: string): Promise<string> {
  const sources = await Promise.all(
    cuts.flatMap((cut) => scripts.map((script) => readSource(cut, script))),
  );
  const ownCode = await readFile(fileURLToPath(import.meta.url));
  const { version }: { version: string } = require('subset-font/package.json');
  return `inputs ${hash(ownCode, version, text, ...sources)}`;
}

/** Whether the last run had the same inputs and all its files are still there. */
async function isUpToDate(stamp: string): Promise<boolean> {
  try {
    const css = await readFile(path.join(generatedFolder, 'fonts.css'), 'utf8');
    const module = await readFile(path.join(generatedFolder, 'fonts.ts'), 'utf8');
    const present = new Set(await readdir(fontsFolder));
    const needed = Array.from(css.matchAll(/url\('\/fonts\/([^']+)'\)/g), ([, file = '']) => file);
    const sameInputs = css.startsWith(`/* ${stamp} */`) && module.startsWith(`// ${stamp}\n`);
    return sameInputs && needed.every((file) => present.has(file));
  } catch {
    // One of them is not there yet.
    return false;
  }
}

/** Characters of the messages that none of the files has: they would be shown in another font, among our letters. */
function warnOfMissing(messages: string, subsets: readonly Subset[]): void {
  const covered = new Set(subsets.flatMap(({ characters }) => characters));
  const missing = sortedCharacters(messages).filter((character) => !covered.has(character));
  if (missing.length === 0) return;
  const list = missing.map((character) => `${character} (${unicodeRange([character])})`).join(', ');
  console.warn(
    `fonts: Sofia Sans has no ${list}. Use another character in messages/, if it shows.`,
  );
}

function report(subsets: readonly Subset[], scriptsOfLocale: ScriptsOfLocale): void {
  for (const { file, bytes } of subsets) {
    console.info(`fonts: ${(bytes.length / 1000).toFixed(1).padStart(5)} kB  ${file}`);
  }
  const pages = locales.map((locale) => {
    const used = subsets.filter(({ script }) => scriptsOfLocale[locale].includes(script));
    const bytes = used.reduce((sum, subset) => sum + subset.bytes.length, 0);
    return `${locale} ${(bytes / 1000).toFixed(1)} kB`;
  });
  console.info(`fonts: a page with every cut: ${pages.join(', ')}`);
}

async function main(): Promise<void> {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const messagesOfLocale = await readMessages();
  const messages = Object.values(messagesOfLocale).join('\n');
  const scriptsOfLocale = Object.fromEntries(
    locales.map((locale) => [locale, scriptsIn(messagesOfLocale[locale])]),
  ) as ScriptsOfLocale;
  const wanted = sortedCharacters(fixedCharacters + messages + (await readFacts()));
  const stamp = await makeStamp(wanted.join('') + messages);
  if (await isUpToDate(stamp)) {
    console.info(`fonts: up to date, ${seconds()}`);
    return;
  }

  const used = scripts.filter((script) =>
    wanted.some((character) => scriptOf(character) === script),
  );
  const pairs = cuts.flatMap((cut) => used.map((script) => ({ cut, script })));
  const subsets = await Promise.all(
    pairs.map(({ cut, script }) => makeSubset(cut, script, wanted)),
  );
  const counts = countCharacters(messages);
  const fallbacks = await Promise.all(
    subsets.flatMap((subset) =>
      subset.cut.fallbacks.map((fallback) => measureFallback(subset, fallback, counts)),
    ),
  );

  await mkdir(fontsFolder, { recursive: true });
  await mkdir(generatedFolder, { recursive: true });
  await Promise.all(
    subsets.map(({ file, bytes }) => writeWhole(path.join(fontsFolder, file), bytes)),
  );
  const rules = [...subsets.map(realFaceRule), ...fallbacks.map(fallbackFaceRule)];
  const css = `/* ${stamp} */\n/* Made by scripts/fonts.ts. Do not edit. */\n${rules.join('')}`;
  await writeWhole(path.join(generatedFolder, 'fonts.css'), css);
  await writeWhole(
    path.join(generatedFolder, 'fonts.ts'),
    fontsModule(stamp, subsets, scriptsOfLocale),
  );

  const current = new Set(subsets.map(({ file }) => file));
  const stale = (await readdir(fontsFolder)).filter((file) => !current.has(file));
  await Promise.all(stale.map((file) => rm(path.join(fontsFolder, file), { recursive: true })));

  warnOfMissing(messages, subsets);
  report(subsets, scriptsOfLocale);
  console.info(`fonts: ${subsets.length} files made, ${stale.length} removed, ${seconds()}`);
}

try {
  await main();
} catch (error) {
  console.error(`fonts: ${reason(error)}`);
  process.exitCode = 1;
}
