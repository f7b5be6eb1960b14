/**
 * Makes the pictures that social networks and messengers show beside a shared link (Open Graph), one per page and
 * language: `npx tsx scripts/assets/share.ts`.
 *
 * Each is the page's opening picture with a paper notch that carries the page's own heading. Writes `public/share/` (names
 * carry a hash of all that a picture depends on) and `generated/share.ts`. What exists already is kept, what is no longer
 * needed is removed.
 */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { textReader } from '@/i18n/check/messageFile';
import { type Locale, locales } from '@/i18n/locales';
import { colour } from '@/scripts/lib/colours';
import { hash, readInput, reason, writeWhole } from '@/scripts/lib/files';
import { type Focus, type PictureSpec, pictures } from '@/site/pictures';
import { type Route, routes } from '@/site/routes';
import { assetStep, fillFolder } from './assetStep';
import { cropRegion } from './media/cropRegion';
import { drawOverlay, pictureSize, placeOf } from './share/drawing';
import { makeTypesetter, readFamily, type Typesetter } from './share/outlines';
import { type Page, pages } from './share/pages';

const family = 'sofia-sans-extra-condensed';
const weight = 720;

/** Where the picture's focus is to lie, in parts of the width and height: right of the notch. */
const viewCentre = { x: 0.78, y: 0.5 };

/** Messengers give up on large pictures. The first quality that keeps within this many bytes is taken. */
const byteLimit = 120_000;
const qualities = [86, 82, 78, 74, 70, 64, 58];

/** Files that decide what every picture looks like: when one changes, so do all names. */
const ownSources = [
  'scripts/assets/share.ts',
  'scripts/assets/share/drawing.ts',
  'scripts/assets/share/lines.ts',
  'scripts/assets/share/outlines.ts',
  'scripts/assets/media/cropRegion.ts',
  'scripts/assets/fonts/fontFiles.ts',
];

interface SharePicture {
  readonly file: string;
  readonly locale: Locale;
  readonly route: Route;
  readonly heading: string;
  readonly master: Buffer;
}

/** The h1 of each page in a language. */
function readHeadings(locale: Locale): Readonly<Record<Route, string>> {
  const text = textReader(locale);
  const entries = routes.map((route) => {
    const key = pages[route].heading;
    const heading = text(key);
    if (/[{<]/.test(heading)) {
      throw new Error(
        `messages/${locale}.json, "${key}": placeholders and tags cannot be drawn on a share picture. Write plain words.`,
      );
    }
    return [route, heading] as const;
  });
  return Object.fromEntries(entries) as Record<Route, string>;
}

/** The banner is the crop that comes nearest in shape. */
function focusOf({ picture }: Page): Focus {
  const spec: PictureSpec = pictures[picture];
  return spec.focusByCrop?.banner ?? spec.focus;
}

/** A page's picture without its heading. */
async function drawBackground(page: Page, master: Buffer): Promise<Buffer> {
  const ratio = pictureSize.width / pictureSize.height;
  const framing = { ratio, zoom: page.zoom, centre: viewCentre };
  return await sharp(master)
    .extract(cropRegion(await sharp(master).metadata(), focusOf(page), framing))
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
    `The share picture from ${page.picture} has more than ${byteLimit / 1000} kB even at quality ${qualities.at(-1)}. Choose a calmer crop in scripts/assets/share/pages.ts.`,
  );
}

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
  return `// Made by scripts/assets/share.ts. Do not edit.
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

/** One picture per page and language, each page's languages side by side. */
async function makePlan(common: string): Promise<readonly SharePicture[]> {
  const headings = locales.map((locale) => [locale, readHeadings(locale)] as const);
  const ofRoute = async (route: Route) => {
    const page = pages[route];
    const master = await readInput(
      pictures[page.picture].file,
      'Put the master there, or name another picture in scripts/assets/share/pages.ts.',
    );
    const look = hash(common, master, JSON.stringify([page, focusOf(page), placeOf(route)]));
    return headings.map(([locale, { [route]: heading }]) => {
      const file = `${locale}-${route}.${hash(look, heading)}.jpg`;
      return { file, locale, route, heading, master };
    });
  };
  return (await Promise.all(routes.map(ofRoute))).flat();
}

/** Draws one picture of the plan after the other. What is dear is made once, and only when it is needed. */
function makePainter(fontFiles: readonly Buffer[], logo: string) {
  let typesetter: Typesetter | undefined;
  let drawn: { readonly route: Route; readonly background: Buffer } | undefined;
  return async ({ file, locale, route, heading, master }: SharePicture): Promise<Buffer> => {
    try {
      typesetter ??= await makeTypesetter(fontFiles, weight);
      if (drawn?.route !== route) {
        drawn = { route, background: await drawBackground(pages[route], master) };
      }
      const overlay = drawOverlay(heading, locale, route, { typesetter, logo });
      const bytes = await render(pages[route], drawn.background, overlay);
      console.info(`share: ${(bytes.length / 1000).toFixed(1).padStart(5)} kB  ${file}`);
      return bytes;
    } catch (error) {
      throw new Error(`page "${route}", messages/${locale}.json: ${reason(error)}`);
    }
  };
}

await assetStep('share', async () => {
  const fontFiles = await readFamily(family);
  const logo = await readInput('public/logo.svg', 'Put it back.');
  const colours = ['paper', 'ink', 'amber'].map(colour);
  const code = await Promise.all(ownSources.map((file) => readFile(file)));
  // The versions stand for the renderer: a new one makes new files.
  const plan = await makePlan(
    hash(...code, ...fontFiles, logo, JSON.stringify([sharp.versions, colours])),
  );
  const paint = makePainter(fontFiles, logo.toString('utf8'));
  const files = plan.map((picture) => ({ file: picture.file, make: () => paint(picture) }));
  const done = await fillFolder('public/share', files);
  await writeWhole('generated/share.ts', shareModule(plan));
  return done;
});
