import { readFileSync } from 'node:fs';
import { content } from '@/content/current';
import { hash, writeWhole } from '@/scripts/files/files';
import { films, picturesOf } from '@/site/pictures';
import { colour, readableOn } from './colours';
import { fillFolder } from './fillFolder';
import { allDrawings } from './media/drawings';
import { prepareFilm } from './media/film';
import { logoNames, prepareLogo } from './media/logo';
import { type prepareCrop, preparePicture, type Rendition } from './media/pictures';
import { writeModule } from './writeModule';

const url = (file: string) => `/media/${file}`;

/** Files of `media/drawings/`: the plant of the aerial picture, drawn for each crop, and its construction site. */
const aerialDrawings = {
  wide: 'model-plant-wide',
  photo: 'model-plant-photo',
  site: 'model-plant-site',
};

/**
 * The aerial drawings name the custom properties of app/css/tokens.css, which this replaces with the colours
 * themselves.
 */
function prepareAerialDrawing([crop, name]: readonly [crop: string, name: string]) {
  const source = readFileSync(`media/drawings/${name}.svg`, 'utf8');
  const svg = source.replace(/var\(--([\w-]+)\)/g, (_, token: string) => colour(token));
  const bytes = Buffer.from(svg.replaceAll('>\n<', '><'));
  return { crop, file: `${name}.${hash(bytes)}.svg`, make: async () => bytes };
}

function describeCrop({ name, avif, jpeg }: ReturnType<typeof prepareCrop>) {
  const source = ({ file, width }: Rendition) => ({ src: url(file), width });
  const { width, height } = avif.at(-1) ?? jpeg;
  const fallback = { ...source(jpeg), height: jpeg.height };
  return [name, { width, height, avif: avif.map(source), jpeg: fallback }];
}

/**
 * Makes the pictures and films that the site serves, from the masters in `media/` and the tables in `site/pictures.ts`.
 *
 * Writes `public/media/`, `generated/media.ts`, `generated/drawings.ts` and `generated/pictures.css`. This style sheet
 * has each picture's mean colour, which is shown until the picture has loaded, and a colour for its alternative text.
 *
 * @param isPreview encodes pictures quickly, unless they are there in full quality
 */
export async function makeMedia(isPreview: boolean): Promise<string> {
  const plan = await Promise.all(
    Object.entries(picturesOf(content.pictures)).map(([name, spec]) =>
      preparePicture(name, spec, isPreview),
    ),
  );
  const preparedFilms = await Promise.all(films.map(prepareFilm));
  const aerials = Object.entries(aerialDrawings).map(prepareAerialDrawing);
  const drawings = await allDrawings();
  const logos = await Promise.all(logoNames.map(prepareLogo));
  const files = plan.flatMap(({ crops }) => crops.flatMap(({ avif, jpeg }) => [...avif, jpeg]));
  const done = await fillFolder('public/media', [...files, ...preparedFilms, ...aerials, ...logos]);
  writeModule('media', {
    pictures: Object.fromEntries(
      plan.map(({ name, crops }) => [name, Object.fromEntries(crops.map(describeCrop))]),
    ),
    films: preparedFilms.map(({ file, make: _, ...film }) => ({ src: url(file), ...film })),
    aerialDrawings: Object.fromEntries(aerials.map(({ crop, file }) => [crop, url(file)])),
    logos: Object.fromEntries(logos.map(({ name, file }) => [name, url(file)])),
  });
  writeModule('drawings', {
    drawings: Object.fromEntries(drawings.map(({ name, description }) => [name, description])),
  });
  const rules = plan.map(
    ({ name, colour }) =>
      `[data-picture='${name}'] { background-color: ${colour}; color: ${readableOn(colour)} }\n`,
  );
  writeWhole('generated/pictures.css', rules.join(''));
  return done;
}
