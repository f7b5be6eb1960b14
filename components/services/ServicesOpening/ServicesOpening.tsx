import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/Picture/Picture';
import styles from './ServicesOpening.module.css';

/** The four highlights of the specification, each with its own line type, as in the legend of a drawing. */
const highlights = [
  { id: 'contract', dashes: undefined },
  { id: 'engineers', dashes: '16 5 3 5' },
  { id: 'sides', dashes: '9 6' },
  { id: 'paper', dashes: '2 5' },
] as const;

/** First section of Services: the heading over the picture's corner, the highlights as its legend. */
export function ServicesOpening() {
  const t = useTranslations('ServicesOpening');
  return (
    <section>
      <Picture
        className={styles.picture}
        name="battery-yard"
        crop="banner"
        phoneCrop="photo"
        sizes="max(100vw, 390px)"
        priority="first"
      />
      <div className="wrap">
        <div className={`grid ${styles.notch}`}>
          <div className={styles.title}>
            <h1>{t('title')}</h1>
          </div>
          <p className={`lead ${styles.lead}`}>{t('lead')}</p>
          <ul className={styles.legend}>
            {highlights.map(({ id, dashes }) => (
              <li key={id}>
                <svg aria-hidden="true">
                  <path d="M0 4h900" strokeWidth={dashes ? 2 : 3} strokeDasharray={dashes} />
                </svg>
                <h2>{t(`highlights.${id}.title`)}</h2>
                <p>{t(`highlights.${id}.text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
