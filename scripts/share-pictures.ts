/**
 * Makes the pictures that social networks and messengers show beside a shared link (Open Graph), one per page and
 * language: `npx tsx scripts/share-pictures.ts`.
 *
 * Each is the page's opening picture with a paper notch that carries the page's own heading. Writes `public/share/` (names
 * carry a hash of all that a picture depends on) and `generated/share.ts`. What exists already is kept, what is no longer
 * needed is removed.
 */
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Region } from 'sharp';
import { type Locale, locales } from '@/i18n/locales';
import { type Focus, type PictureSpec, pictures } from '@/site/pictures';
import { type Route, routes } from '@/site/routes';
import { hash, reason, writeWhole } from './lib/files';
import { drawOverlay, pictureSize, placeOf, type Typesetting } from './share/drawing';
import { makeTypesetter, readFamily } from './share/outlines';
import { type Page, pages } from './share/pages';

const root = fileURLToPath(new URL('..', import.meta.url));
const shareFolder = path.join(root, 'public/share');
const generatedFolder = path.join(root, 'generated');

const family = 'sofia-sans-extra-condensed';
const weight = 720;

/** Where the picture's focus is to lie, in parts of the width and height: right of the notch. */
const viewCentre = { x: 0.78, y: 0.5 };

/** Messengers give up on large pictures. The first quality that keeps within this many bytes is taken. */
const byteLimit = 120_000;
const qualities = [86, 82, 78, 74, 70, 64, 58];

/** Files that decide what every picture looks like: when one changes, so do all names. */
const ownSources = [
  'scripts/share-pictures.ts',
  'scripts/share/drawing.ts',
  'scripts/share/lines.ts',
  'scripts/share/outlines.ts',
  'scripts/lib/staticFont.ts',
];

interface SharePicture {
  readonly file: string;
  readonly locale: Locale;
  readonly route: Route;
  readonly heading: string;
  readonly master: Buffer;
}

async function readInput(file: string, advice: string): Promise<Buffer> {
  try {
    return await readFile(path.join(root, file));
  } catch (error) {
    throw new Error(`${file} cannot be read (${reason(error)}). ${advice}`);
  }
}

// Headings

function lookUp(messages: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (group, name) =>
        typeof group === 'object' && group !== null
          ? (group as Record<string, unknown>)[name]
          : undefined,
      messages,
    );
}

function parseMessages(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON (${reason(error)}). Correct it and run again.`);
  }
}

/** The h1 of each page in a language. */
async function readHeadings(locale: Locale): Promise<Readonly<Record<Route, string>>> {
  const file = `messages/${locale}.json`;
  const text = await readInput(file, 'Put it back.');
  const messages = parseMessages(file, text.toString('utf8'));
  const entries = routes.map((route) => {
    const key = pages[route].heading;
    const heading = lookUp(messages, key);
    if (typeof heading !== 'string' || heading.trim() === '') {
      throw new Error(
        `${file} has no text "${key}": it is the heading on the share picture of the page "${route}". Write it.`,
      );
    }
    if (/[{<]/.test(heading)) {
      throw new Error(
        `${file}, "${key}": placeholders and tags cannot be drawn on a share picture. Write plain words.`,
      );
    }
    return [route, heading] as const;
  });
  return Object.fromEntries(entries) as Record<Route, string>;
}

// Pictures

/** The banner is the crop that comes nearest in shape. */
function focusOf({ picture }: Page): Focus {
  const spec: PictureSpec = pictures[picture];
  return spec.focusByCrop?.banner ?? spec.focus;
}

/** The part of a master that is shown, with the focus as near the view's centre as the edges allow. */
function cropRegion(width: number, height: number, page: Page): Region {
  const focus = focusOf(page);
  const ratio = pictureSize.width / pictureSize.height;
  const cropWidth = Math.floor(Math.min(width, height * ratio) / page.zoom);
  const cropHeight = Math.floor(cropWidth / ratio);
  const place = (size: number, part: number, percent: number, centre: number) =>
    Math.round(Math.min(Math.max((size * percent) / 100 - part * centre, 0), size - part));
  return {
    left: place(width, cropWidth, focus.x, viewCentre.x),
    top: place(height, cropHeight, focus.y, viewCentre.y),
    width: cropWidth,
    height: cropHeight,
  };
}

/** A page's picture without its heading. */
async function drawBackground(page: Page, master: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(master).metadata();
  return await sharp(master)
    .extract(cropRegion(width, height, page))
    .resize(pictureSize.width, pictureSize.height)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function render(page: Page, background: Buffer, overlay: string): Promise<Buffer> {
  const composed = await sharp(background)
    .composite([{ input: Buffer.from(overlay) }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const quality of qualities) {
    const bytes = await sharp(composed).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= byteLimit) return bytes;
  }
  throw new Error(
    `The share picture from ${page.picture} has more than ${byteLimit / 1000} kB even at quality ${qualities.at(-1)}. Choose a calmer crop in scripts/share/pages.ts.`,
  );
}

// Output

function shareModule(plan: readonly SharePicture[]): string {
  const { width, height } = pictureSize;
  const ofLocale = (locale: Locale) =>
    plan
      .filter((item) => item.locale === locale)
      .map(({ route, file }) => [
        route,
        { src: `/share/${file}`, width, height, picture: pages[route].picture },
      ]);
  const table = Object.fromEntries(
    locales.map((locale) => [locale, Object.fromEntries(ofLocale(locale))]),
  );
  return `// Made by scripts/share-pictures.ts. Do not edit.
import type { Locale } from '@/i18n/locales';
import type { PictureName } from '@/site/pictures';
import type { Route } from '@/site/routes';

/** The picture that stands for a page where its link is shared. */
export interface SharePicture {
  readonly src: string;
  readonly width: ${width};
  readonly height: ${height};
  /** What it shows. */
  readonly picture: PictureName;
}

export const sharePictures = ${JSON.stringify(table, null, 2)} as const satisfies Readonly<Record<Locale, Readonly<Record<Route, SharePicture>>>>;
`;
}

/** All fifteen with their file names. */
async function makePlan(common: string): Promise<readonly SharePicture[]> {
  const headings = new Map(
    await Promise.all(locales.map(async (locale) => [locale, await readHeadings(locale)] as const)),
  );
  const ofRoute = async (route: Route) => {
    const { file } = pictures[pages[route].picture];
    const master = await readInput(
      file,
      'Put the master there, or name another picture in scripts/share/pages.ts.',
    );
    const page = pages[route];
    const look = hash(common, master, JSON.stringify([page, focusOf(page), placeOf(route)]));
    return [...headings].map(([locale, { [route]: heading }]) => {
      const file = `${locale}-${route}.${hash(look, heading)}.jpg`;
      return { file, locale, route, heading, master };
    });
  };
  return (await Promise.all(routes.map(ofRoute))).flat();
}

async function make(plan: readonly SharePicture[], setting: Typesetting): Promise<void> {
  // All languages of a page stand side by side in the plan, and share this.
  let drawn: { route: Route; background: Buffer } | undefined;
  for (const { file, locale, route, heading, master } of plan) {
    try {
      if (drawn?.route !== route) {
        drawn = { route, background: await drawBackground(pages[route], master) };
      }
      const overlay = drawOverlay(heading, locale, route, setting);
      const bytes = await render(pages[route], drawn.background, overlay);
      await writeWhole(path.join(shareFolder, file), bytes);
      console.info(`share: ${(bytes.length / 1000).toFixed(1).padStart(5)} kB  ${file}`);
    } catch (error) {
      throw new Error(`page "${route}", messages/${locale}.json: ${reason(error)}`);
    }
  }
}

async function main(): Promise<void> {
  const start = performance.now();
  await mkdir(shareFolder, { recursive: true });
  await mkdir(generatedFolder, { recursive: true });

  const fontFiles = await readFamily(family);
  const logo = await readInput('public/logo.svg', 'Put it back.');
  const sources = await Promise.all(ownSources.map((file) => readInput(file, 'Put it back.')));
  // The versions stand for the renderer: a new one makes new files.
  const plan = await makePlan(hash(...sources, ...fontFiles, logo, JSON.stringify(sharp.versions)));

  const present = new Set(await readdir(shareFolder));
  const missing = plan.filter(({ file }) => !present.has(file));
  if (missing.length > 0) {
    const typesetter = await makeTypesetter(fontFiles, weight);
    await make(missing, { typesetter, logo: logo.toString('utf8') });
  }

  const wanted = new Set(plan.map(({ file }) => file));
  const stale = [...present].filter((file) => !wanted.has(file));
  await Promise.all(stale.map((file) => rm(path.join(shareFolder, file), { recursive: true })));
  await writeWhole(path.join(generatedFolder, 'share.ts'), shareModule(plan));

  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.info(
    `share: ${missing.length} of ${plan.length} files made, ${stale.length} removed, ${seconds} s`,
  );
}

try {
  await main();
} catch (error) {
  console.error(`share: ${reason(error)}`);
  process.exitCode = 1;
}
