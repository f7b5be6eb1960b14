import { Daylight } from '@/components/home/Daylight/Daylight';
import { Film } from '@/components/home/Film/Film';
import styles from './FilmBand.module.css';

/** The film across the page, with the daylight table over its corner. */
export function FilmBand() {
  return (
    <section className={`dark ${styles.band}`}>
      <Film />
      <div className={styles.panel}>
        <Daylight />
      </div>
    </section>
  );
}
