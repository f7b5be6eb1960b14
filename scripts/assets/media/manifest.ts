import type { PlannedFilm } from './film';
import type { PlannedCrop, PlannedPicture, Rendition } from './pictures';

const url = (file: string) => `/media/${file}`;

function describeCrop({ name, avif, webp, jpeg }: PlannedCrop) {
  const sources = (list: readonly Rendition[]) =>
    list.map(({ file, width }) => ({ src: url(file), width }));
  const largest = avif.at(-1) ?? jpeg;
  const description = {
    width: largest.width,
    height: largest.height,
    avif: sources(avif),
    webp: sources(webp),
    jpeg: { src: url(jpeg.file), width: jpeg.width, height: jpeg.height },
  };
  return [name, description] as const;
}

/** The module from which pages take files and sizes. */
export function mediaModule(
  plan: readonly PlannedPicture[],
  films: readonly PlannedFilm[],
): string {
  const described = plan.map(({ name, crops }) => [
    name,
    Object.fromEntries(crops.map(describeCrop)),
  ]);
  const describedFilms = films.map(({ file, type, width, height }) => ({
    src: url(file),
    type,
    width,
    height,
  }));
  return `// Made by scripts/assets/media.ts from site/pictures.ts and media/. Do not edit.
import type { CropName, PictureName } from '@/site/pictures';

export type { CropName, PictureName };

/** One file of a srcset. */
export interface PictureSource {
  readonly src: string;
  readonly width: number;
}

/** A picture in one shape. Width and height are those of the largest file; sources are in rising width. */
export interface PictureCrop {
  readonly width: number;
  readonly height: number;
  readonly avif: readonly PictureSource[];
  readonly webp: readonly PictureSource[];
  readonly jpeg: PictureSource & { readonly height: number };
}

/** One file of the film. The portrait cut is the one that is higher than wide. */
export interface FilmSource {
  readonly src: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

export const pictures = ${JSON.stringify(Object.fromEntries(described), null, 2)} as const satisfies Record<PictureName, Partial<Record<CropName, PictureCrop>>>;

export const films = ${JSON.stringify(describedFilms, null, 2)} as const satisfies readonly FilmSource[];
`;
}

/** Each picture’s mean colour, which stands there until it has loaded. */
export function coloursStyleSheet(plan: readonly PlannedPicture[]): string {
  const rules = plan.map(
    ({ name, colour }) => `[data-picture='${name}'] {\n  background-color: ${colour};\n}\n`,
  );
  return `/* Made by scripts/assets/media.ts: each picture's mean colour, shown until it has loaded. Do not edit. */\n${rules.join('')}`;
}
