import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './PauseLabels.module.css';

/**
 * Content of an icon button that pauses motion: both icons with their labels, of which CSS shows one pair, by `data-paused` on the custom element
 * around the button. So the element never writes text, which React would replace on a language switch.
 */
export function PauseLabels() {
  const t = useTranslations('Motion');
  return (
    <>
      <span className={styles.pause}>
        <Icon name="pause" />
        <span className="visually-hidden">{t('pause')}</span>
      </span>
      <span className={styles.play}>
        <Icon name="play" />
        <span className="visually-hidden">{t('play')}</span>
      </span>
    </>
  );
}
