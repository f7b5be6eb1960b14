import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './PauseLabels.module.css';

/**
 * Content of a button that pauses motion: both labels, of which CSS shows one, by `data-paused` on the custom element
 * around the button. So the element never writes text, which React would replace on a language switch.
 *
 * @param className of the label, so that a button can show the icon only
 */
export function PauseLabels({ className }: { className?: string }) {
  const t = useTranslations('Motion');
  return (
    <>
      <span className={styles.running}>
        <Icon name="pause" />
        <span className={className}>{t('pause')}</span>
      </span>
      <span className={styles.paused}>
        <Icon name="play" />
        <span className={className}>{t('play')}</span>
      </span>
    </>
  );
}
