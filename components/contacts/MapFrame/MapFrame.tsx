import { useLocale, useTranslations } from 'next-intl';
import { fileUrl } from '@/site/basePath';
import { mapFramePath } from '@/site/map';
import styles from './MapFrame.module.css';

/**
 * The embedded map. The frame opens a page of this site, and OpenStreetMap loads only after a click on the link in it.
 */
export function MapFrame() {
  const locale = useLocale();
  const t = useTranslations('Map');
  return (
    <iframe
      id="map"
      className={`${styles.frame} screen-only`}
      src={fileUrl(mapFramePath(locale))}
      title={t('title')}
      loading="lazy"
    />
  );
}
