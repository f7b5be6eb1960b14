import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Slideshow } from '@/components/home/Slideshow/Slideshow';
import { ArrowLink, PhoneLink } from '@/components/ui/links';
import styles from './Hero.module.css';

interface HeroProps {
  /** A third link, beside those to the enquiry and to the telephone. */
  readonly children?: ReactNode;
}

/**
 * The first screen of Home. Heading and introduction share the slideshow's grid but precede it in the document, because
 * its pause button must be the first control in its region (W3C APG, carousel pattern).
 */
export function Hero({ children }: HeroProps) {
  const t = useTranslations('Hero');
  return (
    <div id="opening" className={`wrap twelve-from-desktop ${styles.opening}`}>
      <h1 className="cut">{t('title')}</h1>
      <div className={`cut stack ${styles.introduction}`}>
        <p className="lead">
          {t('lead')} <span className={styles.scope}>{t('scope')}</span>
        </p>
        <div className={`flow ${styles.ways}`}>
          <ArrowLink className="button wide" to="contacts" suffix="#enquiry">
            {t('contactUs')}
          </ArrowLink>{' '}
          <PhoneLink className={`button quiet ${styles.call}`}>{t('call')}</PhoneLink> {children}
        </div>
      </div>
      <Slideshow />
    </div>
  );
}
