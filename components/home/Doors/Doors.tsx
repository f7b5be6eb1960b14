import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/links';
import { content } from '@/content/current';
import { EstimateLink } from '../Estimate/EstimateLink';
import styles from './Doors.module.css';

const doors = ['land', 'roof', 'project'] as const;

/** Each line is a sentence that begins with its term: “We check whether …”. */
const lines = ['we', 'you', 'then', 'when'] as const;

/**
 * Whom the company works for. Each of the three finds what happens if they write, and the form that begins with their
 * subject (components/contacts/EnquiryForm/lines.ts reads the query).
 */
export function Doors() {
  const t = useTranslations('Doors');
  const commitments = useTranslations('Commitments');
  const { answer, opinion } = content.company.terms;
  const days = {
    answer: commitments('items.answer.term', { answer }),
    opinion: commitments('items.opinion.term', { opinion }),
  };
  return (
    <section id="doors" className={`wrap dark ${styles.doors}`}>
      {doors.map((door) => (
        <div key={door} className={`twelve-from-desktop whole ${styles.door}`}>
          <h2>{t(`${door}.title`)}</h2>
          <dl className={`ruled small ${styles.lines}`}>
            {lines.map((line) => (
              <div key={line}>
                <dt className="secondary">{t(`terms.${line}`)}</dt>{' '}
                <dd>{line === 'when' ? t('when', days) : t(`${door}.${line}`)}</dd>
              </div>
            ))}
          </dl>
          <div className="flow">
            <ArrowLink to="contacts" suffix={`?about=${door}#enquiry`}>
              {t(`${door}.link`)}
            </ArrowLink>{' '}
            {door === 'land' && (
              <ArrowLink to="contacts" suffix="#questions">
                {t('questions')}
              </ArrowLink>
            )}{' '}
            {door === 'land' && content.sections.estimate && <EstimateLink />}
          </div>
        </div>
      ))}
    </section>
  );
}
