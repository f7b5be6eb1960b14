import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import styles from './PermitPath.module.css';

/**
 * `local` is the language of the terms that the other languages quote. `leave` is the step at which the owner may begin
 * to build.
 */
const ladders = [
  {
    country: 'bulgaria',
    local: 'bg',
    leave: 'bulgaria.steps.permit',
    steps: [
      'bulgaria.steps.study',
      'bulgaria.steps.zoning',
      'bulgaria.steps.permit',
      'bulgaria.steps.works',
      'bulgaria.steps.trial',
      'bulgaria.steps.use',
    ],
  },
  {
    country: 'italy',
    local: 'it',
    leave: 'italy.steps.authorisation',
    steps: [
      'italy.steps.offer',
      'italy.steps.authorisation',
      'italy.steps.works',
      'italy.steps.tests',
      'italy.steps.agreement',
      'italy.steps.operation',
    ],
  },
] as const;

const legend = ['paper', 'leave', 'site'] as const;

/**
 * The steps to the permit of a plant in both countries, each as a line with milestones. The lines run downwards on a
 * phone and across on a wide screen.
 */
export function PermitPath() {
  const t = useTranslations('PermitPath');
  return (
    <section id="permits" className="section wrap ruler">
      <div className="grid section-head">
        <h2>{t('title')}</h2>
        <p>{t('note')}</p>
      </div>
      <div className={`body whole ${styles.ladders}`}>
        {ladders.map(({ country, local, leave, steps }) => (
          <Fragment key={country}>
            <h3>{t(`${country}.name`)}</h3>
            <ol role="list" className={`label ${styles.ladder}`}>
              {steps.map((step) => (
                <li key={step} className={step === leave ? styles.leave : undefined}>
                  {t.rich(step, { local: (chunks) => <span lang={local}>{chunks}</span> })}
                </li>
              ))}
            </ol>
          </Fragment>
        ))}
      </div>
      {/* Hidden from screen readers, because the words of the steps already say which of them is the permit. */}
      <ul role="list" className={`note flow ${styles.legend}`} aria-hidden="true">
        {legend.map((line) => (
          <li key={line} className={styles[line]}>
            {t(`legend.${line}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
