import { useTranslations } from 'next-intl';
import { Drawing, inViewBox } from '@/components/drawings/Drawing';
import drawing from '@/components/drawings/Drawing.module.css';
import { entriesIn } from '@/i18n/lists';
import { company } from '@/site/company';
import styles from './Commitments.module.css';

/** The first three hang from a line: at their days the answer and the opinion, after them the study, which has none. */
const commitments = entriesIn('Commitments.items');
const { answer, opinion } = company.terms;
/** Square, because a phone turns it. */
const scale = inViewBox([0, 0, opinion, opinion]);
const ticks = `m1 0v${opinion}m0-${opinion}`.repeat(opinion);

/** The company's commitments to a visitor who writes. */
export function Commitments() {
  const t = useTranslations('Commitments');
  const term = (name: (typeof commitments)[number]) =>
    t(`items.${name}.term`, { days: name === 'answer' ? answer : opinion });
  return (
    <section className={`section dark blue ${styles.section}`}>
      <div className="wrap">
        <h2>{t('title')}</h2>
        <p className={styles.axis}>{t('axis')}</p>
        <ul role="list" className={styles.list}>
          {commitments.map((commitment, index) => (
            <li key={commitment}>
              {index === 0 && (
                <>
                  <Drawing className={styles.scale}>
                    <scale.Lines>
                      <path className={drawing.line} d={`M0 0${ticks}M0 0H${opinion}`} />
                      <path className={styles.after} d={`M${opinion} 0h${2 * opinion}`} />
                      <path className={drawing.amber} d={`M0 0H${answer}`} />
                    </scale.Lines>
                    <scale.Dot at={[0, 0]} r={7} />
                  </Drawing>
                  <svg
                    className={styles.until}
                    width={`${(answer / opinion) * 100}%`}
                    aria-hidden="true"
                  />
                </>
              )}
              <div>
                <b>{term(commitment)}</b> <span>{t(`items.${commitment}.text`)}</span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
