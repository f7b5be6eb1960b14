import { useTranslations } from 'next-intl';
import styles from './PauseLabels.module.css';

/**
 * Content of an icon button that pauses motion: both labels, of which CSS shows one by `data-paused` on the custom
 * element around the button. So the script does not need the words.
 */
export function PauseLabels() {
  const t = useTranslations('Motion');
  return (
    <>
      <span className={`visually-hidden ${styles.pause}`}>{t('pause')}</span>
      <span className={`visually-hidden ${styles.play}`}>{t('play')}</span>
    </>
  );
}
