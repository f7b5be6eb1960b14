import { useMessages, useTranslations } from 'next-intl';
import { LoadPath } from '@/components/drawings/LoadPath';
import { Ruler } from '@/components/ui/Ruler/Ruler';
import '@/components/drawings/site-drawn.css';
import styles from './Values.module.css';

/**
 * The core values as the load path of one table, from the pile up: the first carries the second, and so on. The messages
 * have them in the specification's order.
 */
export function Values() {
  const t = useTranslations('Values');
  const { items } = useMessages().Values;
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <Ruler />
        <div className={`twelve ${styles.path}`}>
          <h2>{t('title')}</h2>
          <p>{t('text')}</p>
          <site-drawn className={`${styles.drawing} screen-only`}>
            <LoadPath />
          </site-drawn>
          <ol role="list" className={styles.list}>
            {Object.entries(items).map(([id, { part, title, text }], index) => (
              <li key={id}>
                <span aria-hidden="true">{index + 1}</span> <h3>{title}</h3>
                <small className="secondary">{part}</small>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
