import { useTranslations } from 'next-intl';
import { EmailLink, Link, PhoneLink } from '@/components/ui/links';
import { More } from '@/components/ui/More';
import { content } from '@/content/current';
import styles from './EstimateAnswer.module.css';
import { estimateLand, type Land } from './estimateLand';
import { type EstimateTexts, formatEstimate, type ShownName } from './formatEstimate';
import { Plan } from './Plan';

/** The rows for engineers. */
const rows = [
  'rows',
  'coverage',
  'lost',
  'strings',
  'stations',
  'storage',
] as const satisfies readonly ShownName[];

/** What we need next, for land and for a roof. */
const needs = {
  land: ['plot', 'photograph', 'owner'],
  roof: ['address', 'consumption', 'owner'],
} as const;

interface EstimateAnswerProps {
  readonly land: Land;
  readonly texts: EstimateTexts;
  /** URL path of the page with the enquiry form. */
  readonly contacts: string;
}

/**
 * The answer of the calculator: plan to scale, figures, what the law asks, and what comes next. Its button
 * prints the answer alone, on one page of A4 (EstimateAnswer.module.css). estimate.bundle.ts changes it.
 */
export function EstimateAnswer({ land, texts, contacts }: EstimateAnswerProps) {
  const t = useTranslations('Estimate');
  const estimate = estimateLand(land);
  const shown = formatEstimate(estimate, land, texts);
  const show = (name: ShownName) => ({ 'data-shown': name, children: shown[name] });
  return (
    <div className={`whole print-alone ${styles.answer}`}>
      <p className={`label ${styles.onPaper}`}>
        <span className="strong">{content.company.name}</span>
        <PhoneLink /> <EmailLink />
        <span data-part="printed" />
      </p>
      <div className={styles.parts}>
        <div className={styles.heading}>
          <h3 {...show('subject')} />
          <p className={`strong ${styles.outdated}`} data-part="old" />
        </div>
        <div className={`stack ${styles.numerals}`}>
          <p>
            <span className={styles.power}>
              <span {...show('peak')} /> <span className="h3" {...show('peakUnit')} />
            </span>
            <span className="small">
              {t('power')} (<span className={styles.kind} {...show('kind')} />)
            </span>
          </p>
          <p className="numeral">
            <span {...show('modules')} /> <span className="h3">{t('modules')}</span>
          </p>
          <p>
            {t('range')} <strong className="unbroken" {...show('range')} />
          </p>
        </div>
        <figure>
          <Plan land={land} estimate={estimate} name={shown.plan} north={t('north')} show={show} />
          <figcaption className="note">{t('caption')}</figcaption>
        </figure>
        <dl className={`ruled ${styles.conditions}`}>
          <div>
            <dt className="small secondary">{t('grid')}</dt>
            <dd className="label" {...show('connection')} />
          </div>
          <div className={styles.law}>
            <dt className="small secondary">{t('lawTitle')}</dt>
            <dd className="small" {...show('law')} />
          </div>
          {(['land', 'roof'] as const).map((what) => (
            <div key={what} className={styles[what]}>
              <dt className="small secondary">{t('needsTitle')}</dt>
              <dd className="small">
                <ul>
                  {needs[what].map((need) => (
                    <li key={need}>{t(`needs.${what}.${need}` as 'needs.land.plot')}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
        <div className={`screen-only ${styles.actions}`}>
          {/* The script adds the land. Before that the enquiry would get this one, whatever the visitor has typed. */}
          <Link className="button" href={`${contacts}#enquiry`} data-part="link">
            {t('enquire')}
          </Link>
          <button type="button" className="button quiet" data-part="print" data-action="print">
            {t('print')}
          </button>
        </div>
        <div className={styles.engineers}>
          <More id="estimate-engineers" summary={t('engineers')}>
            <dl className={`ruled ${styles.schedule}`}>
              {rows.map((row) => (
                <div key={row} className="flow">
                  <dt className="small secondary">{t(`rows.${row}`)}</dt>
                  <dd className="label" {...show(row)} />
                </div>
              ))}
            </dl>
          </More>
        </div>
      </div>
      <p className={`small ${styles.onPaper}`} data-part="address" />
    </div>
  );
}
