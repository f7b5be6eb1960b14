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
/** The same days on a phone: as high as the entry between the two. */
const ladder = inViewBox([0, answer, 10, opinion - answer]);
const rungs = `M0 0V${opinion}h10M0 ${answer}h10M0 0${'m0 1h5m-5 0'.repeat(opinion - 1)}`;
const heightOf = (days: number) => `${days * 1.1}rem`;

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
        <svg className={styles.first} height={heightOf(answer - 1)} aria-hidden="true" />
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
                <>
                  <svg
                    className={styles.until}
                    width={`${(answer / opinion) * 100}%`}
                    height={heightOf(opinion - answer)}
                    aria-hidden="true"
                  />
                  <Drawing className={styles.ladder}>
                    <ladder.Lines>
                      <path className={drawing.line} d={rungs} />
                      <path className={drawing.amber} d={`M0 0V${answer}`} />
                    </ladder.Lines>
                    <ladder.Dot at={[0, 0]} r={7} />
                  </Drawing>
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
