import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Slideshow } from '@/components/home/Slideshow/Slideshow';
import { ArrowLink } from '@/components/ui/links';
import styles from './Hero.module.css';

interface HeroProps {
  /** A second link, beside the one to Contacts. */
  readonly children?: ReactNode;
}

/**
 * The first screen of Home. Heading and introduction share the slideshow's grid but precede it in the document, because
 * its pause button must be the first control in its region (W3C APG, carousel pattern).
 */
export function Hero({ children }: HeroProps) {
  const t = useTranslations('Hero');
  return (
    <div id="opening" className={`wrap grid ${styles.opening}`}>
      <h1 className="cut">{t('title')}</h1>
      <div className={`cut stack ${styles.introduction}`}>
        <p className="lead">{t('lead')}</p>
        <div className="flow">
          <ArrowLink className="button wide" to="contacts" part="#enquiry">
            {t('contactUs')}
          </ArrowLink>
          {children}
        </div>
      </div>
      <Slideshow />
    </div>
  );
}
