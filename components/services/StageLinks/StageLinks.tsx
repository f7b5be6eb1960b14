import { useTranslations } from 'next-intl';
import { services } from '@/site/services';
import styles from './StageLinks.module.css';

/**
 * Links to the eight stages, which stay below the header while the visitor reads them. The browser itself marks the
 * current one, so there is no script.
 */
export function StageLinks() {
  const t = useTranslations('Services');
  const names = useTranslations('Slideshow');
  return (
    <nav id="stages" className={`screen-only ${styles.bar}`} aria-label={t('stages')}>
      <ol className="wrap label">
        {services.map(({ id }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              {index + 1} <span className={styles.words}>{names(`slides.${id}.label`)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
