/**
 * The pictures and the film: their masters, their focal points (which the editor writes into media/pictures.json), and
 * the shapes and sizes in which they are served. `scripts/assets/media.ts` makes the files from this table.
 */

/** A point in per cent from the left and top edge of a picture. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Focal point of a picture, and of single crops. A crop is centred there as far as the edges allow. */
export interface Focus extends Point, Readonly<Partial<Record<CropName, Point>>> {}

/** What media/pictures.json says about a picture. */
export interface PictureSettings extends Focus {
  /** A photograph has no caption "Visualisation" and no drawing of the model plant over it. */
  readonly isPhotograph?: boolean | undefined;
}

/** The settings of all pictures, by their names. */
export type AllPictureSettings = Readonly<Record<string, PictureSettings>>;

/** A shape in which pictures are served. */
export interface CropSpec {
  readonly ratio: readonly [width: number, height: number];
  /**
   * Widths in pixels. Each is at most 1.5 times the one before, so that no screen loads more than 2.25 times the pixels
   * that it shows. Pictures are never enlarged: a width above the master's is reduced to it.
   */
  readonly widths: readonly number[];
  /** Width of the one JPEG for browsers without AVIF. */
  readonly jpegWidth: number;
}

export const crops = {
  /**
   * Opening pictures across the page. Only the aerial master is 2560 px wide. (The name is part of a URL. Blockers
   * refuse names such as `banner`.)
   */
  wide: { ratio: [5, 2], widths: [720, 1080, 1600, 1920, 2560], jpegWidth: 1440 },
  /** Low opening pictures, above a form or a list. */
  band: { ratio: [4, 1], widths: [640, 960, 1440, 1920], jpegWidth: 1440 },
  /** Low opening pictures on phones. */
  strip: { ratio: [5, 2], widths: [480, 720, 960], jpegWidth: 720 },
  /** Pictures beside text, and opening pictures on phones. */
  photo: { ratio: [4, 3], widths: [400, 600, 750, 900, 1200, 1440], jpegWidth: 900 },
  /** The shape of the masters and of the film. */
  film: { ratio: [16, 9], widths: [640, 960, 1440, 1920], jpegWidth: 1440 },
} as const satisfies Record<string, CropSpec>;

export type CropName = keyof typeof crops;

interface PictureEntry {
  readonly crops: readonly CropName[];
  /** How much a crop is magnified. The default, 1, shows as much of the picture as fits. */
  readonly zoomByCrop?: Partial<Record<CropName, number>>;
  /** Settings of a crop's AVIF files, if they are not the usual ones. The quality was chosen by eye. */
  readonly avifByCrop?: Partial<Record<CropName, { quality: number; effort: number }>>;
  /** Path of the master, if it is not {@link masterOf}. */
  readonly file?: string;
}

const entries = {
  // The first picture of Home on a phone. Its fine lines make it large, and its size decides when the page is visible.
  // Effort 6 takes eight times as long as the usual one, and saves a tenth of the bytes at the same quality.
  'solar-park-aerial': {
    crops: ['wide', 'photo'],
    avifByCrop: { photo: { quality: 46, effort: 6 } },
  },
  // The heading of Home covers the lower left of the wide crops. So the subject is in the right third, or, as the
  // sheep and the low sun, high enough to stand above the heading (e2e/once/layout/first-screens.spec.ts).
  // The zoom leaves out sky and meadow.
  'solar-meadow': { crops: ['wide', 'photo'], zoomByCrop: { wide: 1.12, photo: 1.3 } },
  'battery-yard': { crops: ['wide', 'photo'], zoomByCrop: { photo: 1.2 } },
  'rooftop-industrial': { crops: ['wide', 'photo'], zoomByCrop: { wide: 1.35, photo: 1.2 } },
  // The zoom leaves out sky, because the work is on the ground.
  'construction-site': { crops: ['wide', 'photo'], zoomByCrop: { wide: 1.25, photo: 1.25 } },
  'transformer-station': { crops: ['wide', 'photo', 'film'] },
  'module-detail': { crops: ['wide', 'photo', 'band', 'strip'], zoomByCrop: { wide: 1.4 } },
  'solar-dawn': { crops: ['wide', 'photo'] },
  'solar-dawn-film': { crops: ['film', 'photo'], file: 'media/film/solar-dawn-loop-poster.png' },
} as const satisfies Readonly<Record<string, PictureEntry>>;

/** A picture without an entry above is that of a reference, which is shown beside text. */
const ofReference: PictureEntry = { crops: ['photo'] };

export type PictureName = keyof typeof entries;

/** The pictures that the pages themselves show. */
export const pictureNames = Object.keys(entries) as PictureName[];

/** Whether a picture is that of a reference alone: the pages themselves do not show it. */
export function isOfReference(name: string): boolean {
  return !(name in entries);
}

/** What the build needs to cut a picture from its master. */
export interface PictureSpec extends PictureEntry {
  /** Path below the repository's root. */
  readonly file: string;
  readonly focus: Focus;
}

/** The master of a picture, if its entry has no other path. */
export function masterOf(name: string): string {
  return `media/pictures/${name}.jpg`;
}

/** The table of the pictures that have settings. */
export function picturesOf<Name extends string>(
  all: Readonly<Record<Name, PictureSettings>>,
): Readonly<Record<Name, PictureSpec>> {
  const specs = Object.fromEntries(
    Object.entries<PictureSettings>(all).map(([name, focus]): [string, PictureSpec] => {
      const entry: PictureEntry =
        name in entries ? entries[name as keyof typeof entries] : ofReference;
      return [name, { file: masterOf(name), focus, ...entry }];
    }),
  );
  return specs as Record<Name, PictureSpec>;
}

/**
 * The size that a master needs for the second largest width of all these crops, which is enough for all but the largest
 * screens.
 */
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

/** The picture on Home over which the model plant is drawn. */
export const drawnPicture = 'solar-park-aerial' satisfies PictureName;

export function isPhotograph(name: PictureName, all: AllPictureSettings): boolean {
  return all[name]?.isPhotograph === true;
}

/** One entry of a `srcset`. */
interface PictureSource {
  readonly src: string;
  readonly width: number;
}

/**
 * The files of a picture in one shape, from the narrowest to the widest. `width` and `height` are those of the widest.
 */
export interface PictureCrop {
  readonly width: number;
  readonly height: number;
  readonly avif: readonly PictureSource[];
  readonly jpeg: PictureSource & { readonly height: number };
}

/**
 * Key of a picture's alternative text in the messages `Pictures`. The film's poster shows the same scene as another
 * picture.
 */
export function alternativeTextOf(name: PictureName) {
  return name === 'solar-dawn-film' ? 'solar-dawn' : name;
}

/**
 * Paths of the film's files, in the order in which a `<video>` should offer them. At each size WebM comes first,
 * because it is smaller. The portrait cut is for phones.
 */
export const films = ['1080', '720', 'portrait'].flatMap((cut) =>
  ['webm', 'mp4'].map((type) => `media/film/solar-dawn-loop-${cut}.${type}`),
);
