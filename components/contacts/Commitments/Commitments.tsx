import { useTranslations } from 'next-intl';
import '@/components/ui/grounds.css';
import styles from './Commitments.module.css';

const commitments = ['answer', 'opinion', 'study', 'charge', 'secrecy', 'deletion'] as const;

/** The company's commitments to a visitor who writes. */
export function Commitments() {
  const t = useTranslations('Commitments');
  return (
    <section className={`section dark blue ${styles.section}`}>
      <div className="wrap">
        <h2>{t('title')}</h2>
        <ul className={styles.list}>
          {commitments.map((commitment) => (
            <li key={commitment}>
              <b>{t(`items.${commitment}.term`)}</b> <span>{t(`items.${commitment}.text`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
