import { Daylight } from '@/components/home/Daylight/Daylight';
import { Film } from '@/components/home/Film/Film';

/** The film across the page, and below it the year's daylight. */
export function FilmBand() {
  return (
    <section className="shaded">
      <Film />
      <Daylight />
    </section>
  );
}
