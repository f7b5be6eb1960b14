import { Daylight } from '@/components/home/Daylight/Daylight';
import { Film } from '@/components/home/Film/Film';
import { sections } from '@/content/settings';

/** The film across the page, and below it the year's daylight. */
export function FilmBand() {
  return (
    <section id="film" className={sections.daylight ? 'shaded' : 'screen-only'}>
      <Film />
      {sections.daylight && <Daylight />}
    </section>
  );
}
