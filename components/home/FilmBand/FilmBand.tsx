import { Daylight } from '@/components/home/Daylight/Daylight';
import { Film } from '@/components/home/Film/Film';
import styles from './FilmBand.module.css';

/** The film across the page, and below it the year's daylight. */
export function FilmBand() {
  return (
    <section className="shaded">
      <Film />
      <div className={`wrap ${styles.panel}`}>
        <Daylight />
      </div>
    </section>
  );
}
