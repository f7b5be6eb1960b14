import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './PauseLabels.module.css';

/**
 * Content of a button that pauses motion: both labels, of which CSS shows one, by `data-paused` on the custom element
 * around the button. The element thus never writes a text, which React would replace on a language switch.
 *
 * @param className of the words, so that a button can show the icon alone
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
