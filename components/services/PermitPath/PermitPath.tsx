import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { standard } from '@/components/ui/standard';
import { asOf } from '@/content/reviews';
import { buildTime } from '@/site/buildTime';
import styles from './PermitPath.module.css';
import { inForce, type PermitCountry, permits } from './permits';

const countries: readonly PermitCountry[] = ['bulgaria', 'italy'];

const legend = ['paper', 'leave', 'site'] as const;

type Step = (typeof permits)[PermitCountry]['steps'][number];

/**
 * The steps to the permit of a plant in both countries, each as a line with milestones: those in force on the day of
 * the build. The country whose language the page speaks comes first. The lines run downwards on a phone and across on a
 * wide screen.
 */
export function PermitPath() {
  const t = useTranslations('PermitPath');
  const format = useFormatter();
  const locale = useLocale();
  const isOwn = (country: PermitCountry) => Number(permits[country].language === locale);
  const ownFirst = [...countries].sort((one, other) => isOwn(other) - isOwn(one));
  const formatDay = (day: string) =>
    format.dateTime(new Date(day), { month: 'long', year: 'numeric' });
  const reviewedOn = asOf('PermitPath');
  const today = buildTime().toISOString().slice(0, 10);
  return (
    <section id="permits" className="section wrap ruler">
      <div className="twelve-from-desktop section-head">
        <h2>{t('title')}</h2>
        <p>
          {t('note')} {reviewedOn && t('asOf', { date: formatDay(reviewedOn) })}
        </p>
      </div>
      <div className={`body whole ${styles.ladders}`}>
        {ownFirst.map((country) => (
          <Fragment key={country}>
            <h3>{t(`${country}.name`)}</h3>
            <ol role="list" className={`label ${styles.ladder}`}>
              {inForce<Step>(permits[country].steps, today).map((step) => (
                <li key={step.text} className={'leave' in step ? styles.leave : undefined}>
                  {t.rich(step.text, {
                    standard,
                    local: (chunks) => <span lang={permits[country].language}>{chunks}</span>,
                  })}
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
