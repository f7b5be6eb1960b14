import { readableOn } from '@/scripts/lib/colours';
import { writeWhole } from '@/scripts/lib/files';
import { films, pictures } from '@/site/pictures';
import { fillFolder, type HashedFile } from './fillFolder';
import { planDrawing } from './media/drawings';
import { type PlannedFilm, planFilm } from './media/film';
import { planLines } from './media/lines';
import {
  type PlannedCrop,
  type PlannedPicture,
  planPicture,
  type Rendition,
} from './media/pictures';

const url = (file: string) => `/media/${file}`;

function describeCrop({ name, avif, jpeg }: PlannedCrop) {
  const source = ({ file, width }: Rendition) => ({ src: url(file), width });
  const { width, height } = avif.at(-1) ?? jpeg;
  const fallback = { ...source(jpeg), height: jpeg.height };
  return [name, { width, height, avif: avif.map(source), jpeg: fallback }];
}

/** Source of the module that gives pages the files and sizes. */
function mediaModule(
  plan: readonly PlannedPicture[],
  plannedFilms: readonly PlannedFilm[],
  drawings: Readonly<Record<string, HashedFile>>,
  lines: ReturnType<typeof planLines>,
): string {
  const table = plan.map(({ name, crops }) => [name, Object.fromEntries(crops.map(describeCrop))]);
  const list = plannedFilms.map(({ file, make: _, ...film }) => ({ src: url(file), ...film }));
  const drawn = Object.entries(drawings).map(([name, { file }]) => [name, url(file)]);
  const places = lines.flatMap(({ file, names }) =>
    names.map((name) => [name, `${url(file)}#${name}`]),
  );
  return `// Made by scripts/assets/media.ts from site/pictures.ts and media/. Do not edit.
import type { CropName, PictureCrop, PictureName } from '@/site/pictures';

export const pictures = ${JSON.stringify(Object.fromEntries(table), null, 2)} as const satisfies Record<PictureName, Partial<Record<CropName, PictureCrop>>>;

export const films = ${JSON.stringify(list, null, 2)} as const;

/** The aerial picture's plant, drawn, in the picture's crops, and its site while it is built. */
export const aerialDrawings = ${JSON.stringify(Object.fromEntries(drawn), null, 2)} as const;

/** The lines of drawings, without their words. */
export const drawnLines = ${JSON.stringify(Object.fromEntries(places), null, 2)} as const;
`;
}

/** Style sheet that shows each picture's mean colour until the picture has loaded, and its text on it where it does not load. */
function coloursStyleSheet(plan: readonly PlannedPicture[]): string {
  const rules = plan.map(
    ({ name, colour }) =>
      `[data-picture='${name}'] {\n  background-color: ${colour};\n  color: ${readableOn(colour)};\n}\n`,
  );
  return `/* Made by scripts/assets/media.ts. Do not edit. */\n${rules.join('')}`;
}

/**
 * Makes the pictures and films that the site serves, from the masters in `media/` and the tables in `site/pictures.ts`.
 *
 * Writes `public/media/`, `generated/media.ts` and `generated/pictures.css`.
 */
export async function makeMedia(): Promise<string> {
  const plan = await Promise.all(
    Object.entries(pictures).map(([name, spec]) => planPicture(name, spec)),
  );
  const plannedFilms = await Promise.all(films.map(planFilm));
  const drawings = {
    wide: planDrawing('model-plant-wide'),
    photo: planDrawing('model-plant-photo'),
    site: planDrawing('model-plant-site'),
  };
  const lines = planLines();
  const files = plan.flatMap(({ crops }) => crops.flatMap(({ avif, jpeg }) => [...avif, jpeg]));
  const done = await fillFolder('public/media', [
    ...files,
    ...plannedFilms,
    ...Object.values(drawings),
    ...lines,
  ]);
  await writeWhole('generated/media.ts', mediaModule(plan, plannedFilms, drawings, lines));
  await writeWhole('generated/pictures.css', coloursStyleSheet(plan));
  return done;
}
