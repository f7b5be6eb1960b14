import { useTranslations } from 'next-intl';
import { services } from '@/site/services';
import styles from './Busbar.module.css';

/**
 * The busbar as navigation: a breaker for each service, closed at the stage that is being read (busbar.element.ts). At the
 * left margin of a wide window, a strip below the header otherwise. The names are the short ones of Home's picker. At the
 * margin there is no room for them: there the browser shows them as it shows all titles. A label of our own over the stages
 * would have to be dismissible (WCAG 2.2, 1.4.13).
 */
export function Busbar() {
  const t = useTranslations('Slideshow');
  return (
    <site-busbar className={`${styles.busbar} screen-only`}>
      <nav aria-label={useTranslations('Services')('stages')}>
        <ol>
          {services.map(({ id }, index) => {
            const name = t(`slides.${id}.label`);
            return (
              <li key={id}>
                <a href={`#${id}`}>
                  {/* Here and not on the link, which has its name already and would be described by it again. */}
                  <b title={name}>{index + 1}</b> <span>{name}</span>
                </a>
              </li>
            );
          })}
        </ol>
      </nav>
    </site-busbar>
  );
}
