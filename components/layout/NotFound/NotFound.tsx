import { useTranslations } from 'next-intl';
import drawing from '@/components/drawings/Drawing.module.css';
import { ArrowLink } from '@/components/ui/links';
import styles from './NotFound.module.css';

/** The 404: a message and a link to Home, above a drawing of an interrupted line. */
export function NotFound() {
  const t = useTranslations('NotFound');
  return (
    <section id="not-found" className={styles.page}>
      <div className="wrap">
        <div className="twelve-from-desktop">
          <h1 className={styles.heading}>{t('title')}</h1>
          <div className={styles.text}>
            <p>{t('text')}</p>
            <ArrowLink className="button" to="home">
              {t('home')}
            </ArrowLink>
          </div>
        </div>
      </div>
      <svg
        className={`${drawing.drawing} ${styles.drawing}`}
        viewBox="0 0 1440 160"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path strokeWidth={6} d="M-800 110H640M800 110H2240" />
        <path stroke="var(--amber)" strokeWidth={6} d="M640 110L778 32" />
        <path
          fill="var(--ground)"
          strokeWidth={1.6}
          d="M631 110a9 9 0 0 1 18 0a9 9 0 0 1-18 0M791 110a9 9 0 0 1 18 0a9 9 0 0 1-18 0"
        />
      </svg>
    </section>
  );
}
