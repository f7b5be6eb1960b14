import { useTranslations } from 'next-intl';
import { SunPath } from '@/components/drawings/SunPath';
import { company } from '@/site/company';
import '@/components/ui/grounds.css';
import styles from './Benefits.module.css';

/** The eight benefits, in the order of the specification. */
const benefits = [
  'contract',
  'engineers',
  'yield',
  'grid',
  'equipment',
  'storage',
  'safety',
  'handover',
] as const;

/** The benefits, beside the sun-path diagram of the office. */
export function Benefits() {
  const t = useTranslations('Benefits');
  return (
    <section className={`section dark blue ${styles.section}`}>
      <div className="wrap">
        <div className="grid">
          <div className={styles.side}>
            <h2>{t('title')}</h2>
            <div className={`${styles.sunPath} screen-only`}>
              <SunPath
                latitude={company.coordinates.latitude}
                name={t('sunPath')}
                compass={[t('north'), t('east'), t('south'), t('west')]}
              />
            </div>
            <p className={styles.note}>{t('note')}</p>
          </div>
          <ol className={styles.list}>
            {benefits.map((benefit, index) => (
              <li key={benefit}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{t(`items.${benefit}.title`)}</h3>
                <p>{t(`items.${benefit}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
