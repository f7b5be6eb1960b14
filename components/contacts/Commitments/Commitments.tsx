import { useTranslations } from 'next-intl';
import { Dot, Label, LabelledDrawing } from '@/components/drawings/Drawing';
import drawing from '@/components/drawings/Drawing.module.css';
import { company } from '@/site/company';
import '@/components/ui/grounds.css';
import styles from './Commitments.module.css';

/** The first three stand below their times on the scale. */
const commitments = ['answer', 'opinion', 'deletion', 'study', 'charge', 'secrecy'] as const;
const { answer, opinion } = company.terms;
/** In working days, until the third's last; it breaks between the second and the third. */
const viewBox = [0, 0, 3 * opinion, 10] as const;
const ticks = `M${2 * opinion} 10V4m-${opinion} 0v6M${answer} 10V4M0 10${'m1 0v-2m0 2'.repeat(opinion)}`;

/** The company's commitments to a visitor who writes. */
export function Commitments() {
  const t = useTranslations('Commitments');
  const term = (name: (typeof commitments)[number]) =>
    t(`items.${name}.term`, { days: name === 'answer' ? answer : opinion });
  const lettering = (
    <>
      {[...new Set<number>([answer, opinion])].map((at) => (
        <Label key={at} viewBox={viewBox} at={[at, 4]} by={[0, -6]} anchor="middle">
          {at}
        </Label>
      ))}
      <Label viewBox={viewBox} at={[1.5 * opinion, 10]} by={[0, 6]} anchor="middle">
        {'//'}
      </Label>
      <Dot viewBox={viewBox} at={[0, 10]} r={9} />
    </>
  );
  return (
    <section className={`section dark blue ${styles.section}`}>
      <div className="wrap">
        <h2>{t('title')}</h2>
        <p className={styles.axis}>{t('axis')}</p>
        <LabelledDrawing viewBox={viewBox} className={styles.scale} labels={lettering}>
          <path className={drawing.line} d={`${ticks}M0 10H${4 * opinion}`} />
          <path className={drawing.amber} d={`M0 10H${answer}`} />
        </LabelledDrawing>
        <ul className={styles.list}>
          {commitments.map((commitment) => (
            <li key={commitment}>
              <b>{term(commitment)}</b> <span>{t(`items.${commitment}.text`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
