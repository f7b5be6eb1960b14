import factsFile from '../media/pictures.json' with { type: 'json' };

/**
 * The pictures and the film: their masters, what media/pictures.json says of each, which the editor writes, and the shapes and
 * sizes in which they are served.
 * `scripts/assets/media.ts` makes the files from this table; nothing here depends on the encoding.
 */

/** A point in per cent from the left and top edge of a picture. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Focal point of a picture, and of single crops. A crop is centred there as far as the edges allow. */
export interface Focus extends Point, Readonly<Partial<Record<CropName, Point>>> {}

/** What media/pictures.json says of a picture. */
export interface PictureFacts extends Focus {
  /** It shows what exists: it has no caption "Visualisation", and no drawing of the model plant belongs to it. */
  readonly isPhotograph?: boolean | undefined;
}

const facts: Readonly<Record<keyof typeof factsFile, PictureFacts>> = factsFile;

/** A shape in which pictures are served. */
export interface CropSpec {
  /** Width to height. */
  readonly ratio: readonly [width: number, height: number];
  /**
   * Widths in pixels, rising by at most a factor of 1.5, so that no screen fetches more than 2.25 times the pixels it
   * shows. A width above the master's is limited to it: nothing is ever enlarged.
   */
  readonly widths: readonly number[];
  /** Width of the one JPEG for browsers without AVIF. */
  readonly jpegWidth: number;
}

export const crops = {
  /** Openings across the page. Only the aerial is 2560 px wide. A name is part of a URL: those of advertisements are blocked. */
  wide: { ratio: [5, 2], widths: [720, 1080, 1600, 1920, 2560], jpegWidth: 1440 },
  /** Low openings, above a form or a list. */
  band: { ratio: [4, 1], widths: [640, 960, 1440, 1920], jpegWidth: 1440 },
  /** The same on phones. */
  strip: { ratio: [5, 2], widths: [480, 720, 960], jpegWidth: 720 },
  /** Pictures beside text, and openings on phones. */
  photo: { ratio: [4, 3], widths: [400, 600, 750, 900, 1200, 1440], jpegWidth: 900 },
  /** The masters' own shape, the film's too. */
  film: { ratio: [16, 9], widths: [640, 960, 1440, 1920], jpegWidth: 1440 },
} as const satisfies Record<string, CropSpec>;

export type CropName = keyof typeof crops;

interface PictureEntry {
  readonly crops: readonly CropName[];
  /** How much closer a crop is than the picture allows: 1, the default, shows as much as fits. */
  readonly zoomByCrop?: Partial<Record<CropName, number>>;
  /** AVIF quality of a crop, where another than the usual one was judged by eye. */
  readonly qualityByCrop?: Partial<Record<CropName, number>>;
  /** The master, where it is not `media/pictures/<name>.jpg`. */
  readonly file?: string;
}

const entries = {
  // The first picture of Home on a phone, all fine lines: its size decides when the page is seen.
  'solar-park-aerial': { crops: ['wide', 'photo'], qualityByCrop: { photo: 46 } },
  // Little sky and meadow.
  'solar-meadow': { crops: ['wide', 'photo'], zoomByCrop: { photo: 1.3 } },
  'battery-yard': { crops: ['wide', 'photo'], zoomByCrop: { photo: 1.2 } },
  'rooftop-industrial': { crops: ['wide', 'photo'], zoomByCrop: { photo: 1.2 } },
  // Little sky: the ground is what is being built.
  'construction-site': { crops: ['wide', 'photo'], zoomByCrop: { photo: 1.25 } },
  // Home's heading covers the lower left of the wide one, so the transformer stands in its right half.
  'transformer-station': { crops: ['wide', 'photo', 'film'], zoomByCrop: { wide: 1.3 } },
  'module-detail': { crops: ['wide', 'photo', 'band', 'strip'] },
  'solar-dawn': { crops: ['wide', 'photo'] },
  'solar-dawn-film': { crops: ['film', 'photo'], file: 'media/film/solar-dawn-loop-poster.png' },
} as const satisfies Partial<Record<keyof typeof factsFile, PictureEntry>>;

/** A picture without an entry above stands beside text: that of a reference. */
const ofReference: PictureEntry = { crops: ['photo'] };

export type PictureName = keyof typeof factsFile;

/** Whether a picture is that of a reference alone: the pages themselves do not show it. */
export function isOfReference(name: string): boolean {
  return !(name in entries);
}

/** A master picture. */
export interface PictureSpec extends PictureEntry {
  /** Path below the repository's root. */
  readonly file: string;
  readonly focus: Focus;
}

export const pictures = Object.fromEntries(
  Object.entries(facts).map(([name, focus]): [string, PictureSpec] => {
    const entry: PictureEntry =
      name in entries ? entries[name as keyof typeof entries] : ofReference;
    return [name, { file: `media/pictures/${name}.jpg`, focus, ...entry }];
  }),
) as Readonly<Record<PictureName, PictureSpec>>;

/** Pixels that all these crops need at their second largest width: enough on all but the largest screens. */
export function leastSize(names: readonly CropName[]): { width: number; height: number } {
  const sizes = names.map((name) => {
    const { ratio, widths }: CropSpec = crops[name];
    const width = widths.at(-2) ?? 0;
    return { width, height: Math.ceil((width * ratio[1]) / ratio[0]) };
  });
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}

/** The picture of the model plant that the drawing on Home lies over. */
export const drawnPicture = 'solar-park-aerial' satisfies PictureName;

export function isPhotograph(name: PictureName): boolean {
  return facts[name].isPhotograph === true;
}

/** One entry of a `srcset`. */
interface PictureSource {
  readonly src: string;
  readonly width: number;
}

/** The files of a picture in one shape, in rising width. Width and height are those of the largest. */
export interface PictureCrop {
  readonly width: number;
  readonly height: number;
  readonly avif: readonly PictureSource[];
  readonly jpeg: PictureSource & { readonly height: number };
}

/** Key of a picture's alternative text in messages, `Pictures`: the film's first picture shows the same scene as another one. */
export function alternativeTextOf(name: PictureName) {
  return name === 'solar-dawn-film' ? 'solar-dawn' : name;
}

/**
 * The film's files, below the repository's root, in the order in which a `<video>` should offer them: at each size the
 * smaller WebM comes first. The portrait cut is for phones.
 */
export const films = ['1080', '720', 'portrait'].flatMap((cut) =>
  ['webm', 'mp4'].map((type) => `media/film/solar-dawn-loop-${cut}.${type}`),
);
