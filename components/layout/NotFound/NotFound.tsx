import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/drawings/Drawing';
import disconnector from '@/components/drawings/data/disconnector.json';
import { ArrowLink } from '@/components/ui/links';
import styles from './NotFound.module.css';

/** The 404: a message and a link to Home, above a drawing of an interrupted line. */
export function NotFound() {
  const t = useTranslations('NotFound');
  return (
    <section id="not-found" className={styles.section}>
      <div className="wrap">
        <div className="grid">
          <h1 className={styles.title}>{t('title')}</h1>
          <div className={styles.text}>
            <p>{t('text')}</p>
            <ArrowLink className="button" to="home">
              {t('home')}
            </ArrowLink>
          </div>
        </div>
      </div>
      <Drawing drawing={disconnector} className={styles.drawing} />
    </section>
  );
}
