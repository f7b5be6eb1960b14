import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { ExternalLink } from '@/components/ui/links';
import { registers } from '@/content/certificates';
import { content } from '@/content/current';
import { useCertificateValues } from '../useCertificateValues';
import styles from './CheckCertificate.module.css';

/** Each step with the registers that a reader uses for it. */
const steps = [
  ['document', []],
  ['number', ['certSearch']],
  ['body', ['bas', 'accredia']],
] as const;

/** One value on the page of the certificate. */
function Row({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <p className={`flow ${styles.value}`}>
      <small className="label">{term}</small> <span>{value}</span>
    </p>
  );
}

/** How a reader can verify a certificate, with registers that do not belong to its issuer. */
export function CheckCertificate() {
  const t = useTranslations('CheckCertificate');
  const locale = useLocale();
  const words = useTranslations('Certificates');
  const [certificate] = content.certificates;
  const values = useCertificateValues()(certificate);
  const rows = (...names: readonly string[]) =>
    values
      .filter(({ name }) => names.includes(name))
      .map(({ name, term, value }) => <Row key={name} term={term} value={value} />);
  /** The first certificate in three parts. A frame in each part marks what its step needs. */
  const parts = {
    document: (
      <div className={styles.frame}>
        <b>{certificate.standard}</b>
        <p>{certificate.title[locale]}</p>
        <p>{content.company.name}</p>
      </div>
    ),
    number: (
      <>
        <div className={styles.frame}>{rows('number')}</div>
        {rows('validFrom', 'validUntil')}
        <Row term={words('scope')} value={words('scopeText')} />
      </>
    ),
    body: <div className={styles.frame}>{rows('body', 'accreditation')}</div>,
  };
  return (
    <>
      <section className="section dark blue whole" id="check">
        <div className="wrap">
          <h2 className={styles.heading}>{t('title')}</h2>
          <ol role="list" className={styles.steps}>
            {steps.map(([step, found], index) => (
              <li key={step} className="twelve-from-tablet">
                <div className={styles.part} aria-hidden="true">
                  {parts[step]}
                </div>
                <div className={styles.text}>
                  <h3 className="title">
                    <span className="name" aria-hidden="true">
                      {index + 1}
                    </span>{' '}
                    {t(`steps.${step}.title`)}
                  </h3>
                  <p>{t(`steps.${step}.text`)}</p>
                  {found.map((register) => (
                    <Fragment key={register}>
                      <ExternalLink className="text-link" href={registers[register]}>
                        {t(`registers.${register}`)}
                      </ExternalLink>{' '}
                    </Fragment>
                  ))}
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div id="copies" className={`wrap flow ${styles.copy}`}>
        <p>{t('copy')}</p>
        <a className="text-link" href={`mailto:${content.company.email}`}>
          {content.company.email}
        </a>
      </div>
    </>
  );
}
