import { useLocale, useTranslations } from 'next-intl';
import { LoadPath } from '@/components/drawings/LoadPath';
import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/links';
import { Ruler } from '@/components/ui/Ruler/Ruler';
import { href } from '@/site/routes';
import '@/components/drawings/site-drawn.css';
import '@/components/ui/text-link.css';
import styles from './Values.module.css';

/** The five core values, in the order of the specification: the first carries the second, and so on. */
const values = ['customer', 'integrity', 'reliability', 'innovation', 'sustainability'] as const;

/** The core values as the load path of one table, from the pile up. */
export function Values() {
  const locale = useLocale();
  const t = useTranslations('Values');
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <Ruler />
        <div className={`grid section-head ${styles.head}`}>
          <h2>{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <div className={`twelve ${styles.path}`}>
          <site-drawn className={`${styles.drawing} screen-only`}>
            <LoadPath />
          </site-drawn>
          <ol className={styles.list}>
            {values.map((value, index) => (
              <li key={value}>
                <span aria-hidden="true">{index + 1}</span> <h3>{t(`items.${value}.title`)}</h3>
                <p className="secondary">{t(`items.${value}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
        <p className={styles.links}>
          <Link className="text-link" href={href(locale, 'services')}>
            {t('services')}
            <Icon name="arrow" />
          </Link>{' '}
          <Link className="text-link" href={href(locale, 'certificates')}>
            {t('certificates')}
            <Icon name="arrow" />
          </Link>
        </p>
      </div>
    </section>
  );
}
