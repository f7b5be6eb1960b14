import { useLocale, useTranslations } from 'next-intl';
import { fileUrl } from '@/site/basePath';
import { mapFramePath } from '@/site/map';
import styles from './MapFrame.module.css';

/**
 * The embedded map. It opens on a page of this site; OpenStreetMap loads only after a click on the link there. The key makes a
 * switch of language mount a new frame: the old one would add an entry to the history, or go back with an earlier one.
 */
export function MapFrame() {
  const locale = useLocale();
  const t = useTranslations('Map');
  return (
    <iframe
      key={locale}
      loading="lazy"
      className={`${styles.frame} screen-only`}
      src={fileUrl(mapFramePath(locale))}
      title={t('title')}
    />
  );
}
