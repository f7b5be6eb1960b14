import { useTranslations } from 'next-intl';
import '@/components/drawings/site-drawn.css';
import { LoadPath } from './LoadPath';
import styles from './Values.module.css';

/** In the specification's order. */
const values = ['customer', 'integrity', 'reliability', 'innovation', 'sustainability'] as const;

/** The core values as the load path of one table, from the pile up: the first carries the second, and so on. */
export function Values() {
  const t = useTranslations('Values');
  return (
    <section id="values" className={`section ${styles.values}`}>
      <div className="wrap ruler">
        <div className={`twelve-from-tablet ${styles.path}`}>
          <h2>{t('title')}</h2>
          <p>{t('text')}</p>
          <site-drawn className={`${styles.drawing} screen-only`}>
            <LoadPath />
          </site-drawn>
          <ol role="list" className={styles.list}>
            {values.map((value, index) => (
              <li key={value}>
                <span aria-hidden="true">{index + 1}</span>{' '}
                <h3 className="title">{t(`items.${value}.title`)}</h3>
                <small className="label secondary">{t(`items.${value}.part`)}</small>
                <p className="small">{t(`items.${value}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
