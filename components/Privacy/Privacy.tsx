import { useTranslations } from 'next-intl';
import { Ruler } from '@/components/Ruler/Ruler';
import styles from './Privacy.module.css';

/** What becomes of what a visitor writes. */
export function Privacy() {
  const t = useTranslations('Privacy');
  return (
    <section className="section" id="privacy">
      <div className="wrap">
        <Ruler />
        <div className="grid">
          <h2 className={styles.title}>{t('title')}</h2>
          <div className={styles.text}>
            <p>{t('form')}</p>
            <p>{t('processor')}</p>
            <p>{t('nothingElse')}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
