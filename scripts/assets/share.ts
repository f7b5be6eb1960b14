import sharp from 'sharp';
import { certificateTotals } from '@/content/certificates';
import { content } from '@/content/current';
import { looseTranslator } from '@/content/translator';
import { type Locale, locales } from '@/i18n/locales';
import { phrase, Refusal } from '@/i18n/toolText';
import { hash, readInput } from '@/scripts/files/files';
import { picturesOf } from '@/site/pictures';
import { type Route, routeNames, routes } from '@/site/routes';
import { fillFolder } from './fillFolder';
import { staticFonts } from './fonts/fontFiles';
import { cropRegion } from './media/cropRegion';
import { cut, readMaster } from './media/pictures';
import { overlay, pictureSize } from './share/overlay';
import { writeModule } from './writeModule';

const { width, height } = pictureSize;

/** Where the focal point should be, to the right of the heading, as a share of width and height. */
const viewCentre = { x: 0.78, y: 0.5 };

/** About 100 kB, because messengers do not show large pictures. */
const format = { quality: 76, mozjpeg: true } as const;

let fonts: ReturnType<typeof staticFonts> | undefined;

/** What the picture of each page has in common: the typeface, which takes a second to prepare, and the logo. */
async function readLook() {
  fonts ??= staticFonts('Sofia Sans Extra Condensed', 720);
  return {
    fonts: await fonts,
    logo: await readInput('public/logo.svg'),
  };
}

/** Whether the shared picture of a page shows a heading whole. @param heading as the page shows it */
export async function isShareable(heading: string, route: Route): Promise<boolean> {
  const look = await readLook();
  return (await overlay(heading, route, look.logo, look.fonts)) !== undefined;
}

/** A page's opening picture, with space for the heading on its left. */
async function openingPicture(route: Route) {
  const { picture, shareZoom: zoom } = routes[route];
  const { file, focus } = picturesOf(content.pictures)[picture];
  const master = await readMaster(file);
  const framing = { ratio: width / height, zoom, centre: viewCentre };
  // The wide crop has the nearest ratio.
  const region = cropRegion(master, focus.wide ?? focus, framing);
  return { region, bytes: master.bytes, draw: () => cut(master, region, width, height) };
}

/**
 * Makes the pictures that social networks and messengers show beside a shared link (Open Graph), one per page and
 * language: the page's opening picture with its heading.
 *
 * Writes `public/share/` and `generated/share.ts`.
 */
export async function makeShare(): Promise<string> {
  const look = await readLook();
  const ofRoute = async (route: Route) => {
    const background = await openingPicture(route);
    const ofLocale = async (locale: Locale) => {
      const { heading: key } = routes[route];
      const heading = looseTranslator(locale)(key, certificateTotals());
      const layer = await overlay(heading, route, look.logo, look.fonts);
      if (!layer) {
        const place = `messages/${locale}.json, ${key}`;
        throw new Refusal({ joined: [place, phrase('Panel.shareTooLong')], by: ': ' });
      }
      const settings = [background.region, width, height, format, sharp.versions];
      const sum = hash(background.bytes, layer, JSON.stringify(settings));
      const file = `${locale}-${route}.${sum}.jpg`;
      const layers = [{ input: Buffer.from(layer) }];
      const make = () => background.draw().composite(layers).jpeg(format).toBuffer();
      return { locale, route, file, make };
    };
    return Promise.all(locales.map(ofLocale));
  };
  const files = (await Promise.all(routeNames.map(ofRoute))).flat();
  const done = await fillFolder('public/share', files);
  const ofLocale = (locale: Locale) =>
    files
      .filter((item) => item.locale === locale)
      .map(({ route, file }) => {
        const { picture } = routes[route];
        return [route, { src: `/share/${file}`, width, height, picture }];
      });
  writeModule('share', {
    sharePictures: Object.fromEntries(
      locales.map((locale) => [locale, Object.fromEntries(ofLocale(locale))]),
    ),
  });
  return done;
}
