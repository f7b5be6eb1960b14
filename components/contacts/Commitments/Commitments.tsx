import { useTranslations } from 'next-intl';
import { Drawing, type DrawingData } from '@/components/drawings/Drawing';
import { company } from '@/content/company';
import { entriesIn } from '@/content/lists';
import styles from './Commitments.module.css';

/**
 * The first three hang from a time line: the answer and the opinion at their days, and after them the study, which has
 * no fixed day.
 */
const commitments = entriesIn('Commitments.items');
const { answer, opinion } = company.terms;
/** The box is square, because phones show the line vertically. */
const scale: DrawingData = {
  box: [0, 0, opinion, opinion],
  stretched: true,
  shapes: [
    { class: 'line', d: `M0 0${`m1 0v${opinion}m0-${opinion}`.repeat(opinion)}M0 0H${opinion}` },
    { class: 'after roomy', d: `M${opinion} 0h${2 * opinion}` },
    { class: 'amber bold', d: `M0 0H${answer}` },
  ],
  marks: [{ x: '0%', y: '0%', r: 7 }],
};

/** The company's commitments to a visitor who writes. */
export function Commitments() {
  const t = useTranslations('Commitments');
  const term = (name: (typeof commitments)[number]) =>
    t(`items.${name}.term`, { days: name === 'answer' ? answer : opinion });
  return (
    <section id="commitments" className={`section dark blue whole ${styles.section}`}>
      <div className="wrap">
        <h2>{t('title')}</h2>
        <p className="body label-large">{t('axis')}</p>
        <ul role="list" className={`columns ruled ${styles.list}`}>
          {commitments.map((commitment, index) => (
            <li key={commitment} className={index < 3 ? styles.term : undefined}>
              {index === 0 && (
                <>
                  <Drawing drawing={scale} className={styles.scale} own={styles} />
                  <svg
                    className={styles.until}
                    width={`${(answer / opinion) * 100}%`}
                    aria-hidden="true"
                  />
                </>
              )}
              <div>
                <h3 className="name">{term(commitment)}</h3>
                <p className="small">{t(`items.${commitment}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
