import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/Picture/Picture';
import { Ruler } from '@/components/ui/Ruler/Ruler';
import styles from './Values.module.css';

/** The five core values, in the order of the specification. */
const values = ['customer', 'integrity', 'reliability', 'innovation', 'sustainability'] as const;

/** The core values as steps, each beginning one column after the previous one, above a picture. */
export function Values() {
  const t = useTranslations('Values');
  return (
    <>
      <section className={`section ${styles.section}`}>
        <div className="wrap">
          <Ruler />
          <div className="grid">
            <h2 className={styles.title}>{t('title')}</h2>
          </div>
          <ol className={`grid ${styles.list}`}>
            {values.map((value) => (
              <li key={value}>
                <h3>{t(`items.${value}.title`)}</h3>
                <p className="secondary">{t(`items.${value}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <Picture
        className={`${styles.picture} screen-only`}
        name="solar-meadow"
        crop="banner"
        phoneCrop="photo"
        sizes="max(100vw, 400px)"
      />
    </>
  );
}
