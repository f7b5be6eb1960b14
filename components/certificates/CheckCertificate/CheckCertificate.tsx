import { useTranslations } from 'next-intl';
import { EmailLink } from '@/components/ui/links';
import { Ruler } from '@/components/ui/Ruler/Ruler';
import { company } from '@/site/company';
import '@/components/certificates/mark.css';
import styles from './CheckCertificate.module.css';

/**
 * A certificate of 300 by 408 units, schematic, because the owner replaces the documents: its lines of text, and what each
 * step needs, in a ring. Each step shows a third of it, with the ring's middle at one height.
 */
const lines =
  'M36 150h44M36 190h44M36 222h44M36 254h44M110 150h150m-150 10h120M110 190h76M110 222h52M110 254h52M24 174h252M24 206h252M24 238h252M24 270h252M38 350a24 24 0 0 1 48 0a24 24 0 0 1-48 0';
const steps = [
  {
    step: 'document',
    top: -12,
    field: 'M36 34h134m-134 14h96M36 78h164m-164 12h142',
    ring: [24, 20, 212, 84],
  },
  { step: 'number', top: 115, field: 'M36 190h44m30 0h84', ring: [24, 177, 212, 26] },
  {
    step: 'body',
    top: 267,
    field: 'M114 328h108m-108 14h76m-76 14h92',
    ring: [98, 308, 138, 68],
  },
] as const;

/** How a reader can verify a certificate: the steps' marks stand at each one's facts, too. */
export function CheckCertificate() {
  const t = useTranslations('CheckCertificate');
  return (
    <section className={`section ${styles.section}`} id="check">
      <div className="wrap">
        <Ruler />
        <div className={`twelve ${styles.check}`}>
          <h2>{t('title')}</h2>
          <ol className={styles.steps}>
            {steps.map(({ step, top, field, ring: [x, y, width, height] }, index) => (
              <li key={step}>
                <div className={styles.part} data-mark={index + 1}>
                  <svg viewBox={`-12 ${top} 324 150`} aria-hidden="true">
                    <path className={styles.sheet} d="M0 0h300v408H0zM12 12h276v384H12z" />
                    <path className={styles.text} d={lines} />
                    <path className={styles.field} d={field} />
                    <rect className={styles.ring} {...{ x, y, width, height }} rx="12" />
                  </svg>
                </div>
                <h3>{t(`steps.${step}.title`)}</h3>
                <p>{t(`steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
          <p>
            {t.rich('copy', {
              address: company.email,
              email: (chunks) => <EmailLink>{chunks}</EmailLink>,
            })}
          </p>
        </div>
      </div>
    </section>
  );
}
