import { useTranslations } from 'next-intl';
import { Drawing, inViewBox } from '@/components/drawings/Drawing';
import drawing from '@/components/drawings/Drawing.module.css';
import { company } from '@/site/company';
import '@/components/ui/grounds.css';
import styles from './Commitments.module.css';

/** The first two stand below their times on the scale. */
const commitments = ['answer', 'opinion', 'study', 'charge', 'secrecy'] as const;
const { answer, opinion } = company.terms;
const scale = inViewBox([0, 0, opinion, 10]);
const ticks = `M${answer} 4v6M${opinion} 4v6M0 10${'m1 0v-2m0 2'.repeat(opinion)}`;
/** The same days down the first entry, on a phone. */
const ladder = inViewBox([0, 0, 10, opinion]);
const rungs = `M0 ${answer}h10M0 0${'m0 1h4m-4 0'.repeat(opinion - 1)}`;

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
            <path className={drawing.line} d={`${ticks}M0 10H${opinion}`} />
            <path className={drawing.amber} d={`M0 10H${answer}`} />
          </scale.Lines>
          {[...new Set<number>([answer, opinion])].map((day) => (
            <scale.Label key={day} at={[day, 4]} by={[0, -6]} anchor="middle" text={day} />
          ))}
          <scale.Dot at={[0, 10]} r={7} />
        </Drawing>
        <ul className={styles.list}>
          {commitments.map((commitment, index) => (
            <li key={commitment}>
              {index === 0 && (
                <Drawing className={styles.ladder}>
                  <ladder.Lines>
                    <path className={drawing.line} d={`M0 0V${opinion}${rungs}`} />
                    <path className={drawing.amber} d={`M0 0V${answer}`} />
                  </ladder.Lines>
                  <ladder.Dot at={[0, 0]} r={6} />
                </Drawing>
              )}
              <b>{term(commitment)}</b> <span>{t(`items.${commitment}.text`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
