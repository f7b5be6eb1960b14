import { useMessages, useTranslations } from 'next-intl';
import { SunPath } from '@/components/drawings/SunPath';
import { ArrowLink } from '@/components/ui/links';
import '@/components/ui/grounds.css';
import '@/components/ui/text-link.css';
import styles from './Benefits.module.css';

/** The benefits, beside the sun-path diagram of the office. The messages have them in the specification's order. */
export function Benefits() {
  const t = useTranslations('Benefits');
  return (
    <section className={`section dark blue ${styles.section}`}>
      <div className="wrap">
        <div className="grid">
          <div className={styles.side}>
            <h2>{t('title')}</h2>
            <div className={`${styles.sunPath} screen-only`}>
              <SunPath />
            </div>
            <p className={styles.note}>{t('note')}</p>
          </div>
          <ul className={styles.list}>
            {Object.entries(useMessages().Benefits.items).map(([benefit, { title, text }]) => (
              <li key={benefit}>
                <h3>{title}</h3>
                <p>{text}</p>
                {benefit === 'contract' && (
                  <ArrowLink to="services" part="#contract">
                    {t('contract')}
                  </ArrowLink>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
