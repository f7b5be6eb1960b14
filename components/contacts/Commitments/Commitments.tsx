import { useTranslations } from 'next-intl';
import { Drawing, inViewBox } from '@/components/drawings/Drawing';
import drawing from '@/components/drawings/Drawing.module.css';
import { company } from '@/site/company';
import '@/components/ui/grounds.css';
import styles from './Commitments.module.css';

/** The first two hang at their days on the scale, the answer before the opinion. */
const commitments = ['answer', 'opinion', 'study', 'charge', 'secrecy'] as const;
const { answer, opinion } = company.terms;
const scale = inViewBox([0, 0, opinion, 10]);
const ticks = `M0 0${'m1 0v10m0-10'.repeat(opinion - 1)}`;
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
        <Drawing className={styles.scale}>
          <scale.Lines>
            <path className={drawing.line} d={`${ticks}M0 0H${opinion}`} />
            <path className={drawing.amber} d={`M0 0H${answer}`} />
          </scale.Lines>
          <scale.Dot at={[0, 0]} r={7} />
        </Drawing>
        <ul className={styles.list}>
          {commitments.map((commitment, index) => (
            <li key={commitment}>
              {index === 0 && (
                <svg
                  className={styles.until}
                  width={`${(answer / opinion) * 100}%`}
                  aria-hidden="true"
                />
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
