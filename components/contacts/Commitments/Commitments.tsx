import { useTranslations } from 'next-intl';
import drawing from '@/components/drawings/Drawing.module.css';
import { firstEntries } from '@/content/catalogue';
import { content } from '@/content/current';
import { listEntries } from '@/content/listEntries';
import styles from './Commitments.module.css';

/** The time line. The box of its lines is square, because phones show it vertically. */
function Scale() {
  const { answer, opinion } = content.company.terms;
  return (
    <svg className={`${drawing.drawing} ${styles.scale}`} aria-hidden="true">
      <svg viewBox={`0 0 ${opinion} ${opinion}`} preserveAspectRatio="none" aria-hidden="true">
        <path
          strokeWidth={1.6}
          d={`M0 0${`m1 0v${opinion}m0-${opinion}`.repeat(opinion)}M0 0H${opinion}`}
        />
        <path className={`${styles.after} ${drawing.roomy}`} d={`M${opinion} 0h${2 * opinion}`} />
        <path stroke="var(--amber)" strokeWidth={3} d={`M0 0H${answer}`} />
      </svg>
      <circle cx="0%" cy="0%" r={7} fill="var(--amber)" stroke="var(--ink)" strokeWidth={1.2} />
    </svg>
  );
}

/**
 * The company's commitments to a visitor who writes. The first three hang from a time line: the answer and the opinion
 * at their days, and after them the study, which has no fixed day.
 */
export function Commitments() {
  const t = useTranslations('Commitments');
  const commitments = listEntries('Commitments.items');
  const { answer, opinion } = content.company.terms;
  return (
    <section id="commitments" className={`section dark blue whole ${styles.commitments}`}>
      <div className="wrap">
        <h2>{t('title')}</h2>
        <p className="body label-large">{t('axis')}</p>
        <ul role="list" className={`twelve-from-tablet ruled ${styles.list}`}>
          {commitments.map((commitment, index) => (
            <li
              key={commitment}
              className={index < firstEntries('Commitments.items').length ? styles.term : undefined}
            >
              {index === 0 && (
                <>
                  <Scale />
                  <svg
                    className={styles.until}
                    width={`${(answer / opinion) * 100}%`}
                    aria-hidden="true"
                  />
                </>
              )}
              <div>
                <h3 className="name">{t(`items.${commitment}.term`, { answer, opinion })}</h3>
                <p className="small">{t(`items.${commitment}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
