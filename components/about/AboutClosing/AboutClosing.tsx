import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/links';
import { Picture } from '@/components/ui/Picture/Picture';
import styles from './AboutClosing.module.css';

/** Links to the pages where the reader can continue. */
export function AboutClosing() {
  const t = useTranslations('AboutClosing');
  return (
    <div id="next-pages" className="screen-only">
      <div className="wrap">
        <div className={`flow ${styles.links}`}>
          <ArrowLink to="services">{t('services')}</ArrowLink>{' '}
          <ArrowLink to="certificates">{t('certificates')}</ArrowLink>
        </div>
      </div>
      <Picture className={`${styles.picture}`} name="solar-meadow" crop="wide" phoneCrop="photo" />
    </div>
  );
}
