import { Daylight } from '@/components/home/Daylight/Daylight';
import { Film } from '@/components/home/Film/Film';
import { content } from '@/content/current';

/** The film across the page, and below it the year's daylight. */
export function FilmBand() {
  return (
    <section id="film" className={content.sections.daylight ? 'shaded' : 'screen-only'}>
      <Film />
      {content.sections.daylight && <Daylight />}
    </section>
  );
}
