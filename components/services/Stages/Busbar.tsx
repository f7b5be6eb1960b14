import { useTranslations } from 'next-intl';
import { services } from '@/site/services';
import styles from './Busbar.module.css';

/**
 * The busbar as navigation: a breaker for each service, closed at the stage that is being read (busbar.element.ts). At the
 * left margin of a wide window, a strip below the header otherwise. The names are the short ones of Home's picker.
 */
export function Busbar() {
  const t = useTranslations('Slideshow');
  return (
    <site-busbar className={`${styles.busbar} screen-only`}>
      <nav aria-label={useTranslations('Services')('stages')}>
        <ol>
          {services.map(({ id }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                <b>{index + 1}</b> <span>{t(`slides.${id}.label`)}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </site-busbar>
  );
}
