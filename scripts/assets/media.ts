/**
 * Makes the pictures and the film that the site serves, from the masters in `media/` and the table in
 * `site/pictures.ts`: `npx tsx scripts/assets/media.ts`.
 *
 * Writes `public/media/` (names carry a hash, so files may be cached for ever), `generated/media.ts` and
 * `generated/pictures.css`. What exists already is kept, what is no longer needed is removed.
 */
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { writeWhole } from '@/scripts/lib/files';
import { crops, films, pictures } from '@/site/pictures';
import { assetStep, fillFolder } from './assetStep';
import { planFilm } from './media/film';
import { coloursStyleSheet, mediaModule } from './media/manifest';
import { checkSteps, encode, planPicture } from './media/pictures';

await assetStep('media', async () => {
  // As many files at once as there are processors, so that each encoder has one to itself.
  sharp.concurrency(1);
  for (const [name, { widths }] of Object.entries(crops)) checkSteps(name, widths);
  const plan = await Promise.all(
    Object.entries(pictures).map(([name, spec]) => planPicture(name, spec)),
  );
  const plannedFilms = await Promise.all(films.map(planFilm));
  const renditions = plan.flatMap((picture) =>
    picture.crops.flatMap(({ avif, webp, jpeg }) => [...avif, ...webp, jpeg]),
  );
  const files = [
    ...renditions.map((item) => ({ file: item.file, make: () => encode(item) })),
    ...plannedFilms.map(({ file, bytes }) => ({ file, make: async () => bytes })),
  ];
  const done = await fillFolder('public/media', files, availableParallelism());
  await writeWhole('generated/media.ts', mediaModule(plan, plannedFilms));
  await writeWhole('generated/pictures.css', coloursStyleSheet(plan));
  return done;
});
