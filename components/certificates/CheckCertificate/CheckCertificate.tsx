import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon/Icon';
import { ExternalLink } from '@/components/ui/links';
import { registers, standardNumbers } from '@/site/certificates';
import { company } from '@/site/company';
import '@/components/ui/grounds.css';
import '@/components/ui/text-link.css';
import styles from './CheckCertificate.module.css';

/**
 * A certificate of 300 by 408 units, schematic, because the owner replaces the documents: who issues it, its standard,
 * holder and facts, a signature. Each step shows a third of it, with what it needs in a frame.
 */
const bold = 'M32 36h96M32 66h112M32 170h74M32 222h36M32 258h54M32 282h46M32 306h30M144 354h64';
const fine =
  'M32 47h72M240 36h28M32 156h106M32 184h168M104 222h150m-150 8h128m-128 8h86M104 258h62M104 282h44M104 306h44M240 354h28';
const rules =
  'M0 0h300v408H0zM12 12h276v384H12zM12 138h276M32 212h236M32 246h236M32 270h236M32 294h236M32 318h236M144 344h124';
const steps = [
  { step: 'document', top: 0, frame: [22, 24, 256, 104], links: [] },
  { step: 'number', top: 188, frame: [22, 246, 256, 24], links: ['certSearch'] },
  { step: 'body', top: 268, frame: [134, 334, 144, 32], links: ['bas', 'accredia'] },
] as const;

/** How a reader can verify a certificate, with the registers that do not depend on who issued it. */
export function CheckCertificate() {
  const t = useTranslations('CheckCertificate');
  return (
    <>
      <section className="section dark blue" id="check">
        <div className={`wrap twelve ${styles.check}`}>
          <h2>{t('title')}</h2>
          <ol className={styles.steps}>
            {steps.map(({ step, top, frame: [x, y, width, height], links }, index) => (
              <li key={step}>
                <svg viewBox={`0 ${top} 300 140`} aria-hidden="true">
                  {index === 0 ? (
                    <g id="certificate">
                      <path className={styles.rules} d={rules} />
                      <path className={styles.fine} d={fine} />
                      <path className={styles.bold} d={bold} />
                      <text x="30" y="122">
                        {standardNumbers[0]}
                      </text>
                    </g>
                  ) : (
                    <use href="#certificate" />
                  )}
                  <rect {...{ x, y, width, height }} />
                </svg>
                <h3>{t(`steps.${step}.title`)}</h3>
                <p>{t(`steps.${step}.text`)}</p>
                {links.map((register) => (
                  <ExternalLink key={register} className="text-link" href={registers[register]}>
                    {t(`registers.${register}`)} <Icon name="external" />
                  </ExternalLink>
                ))}
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div className={`wrap twelve ${styles.copy}`}>
        <p>{t('copy')}</p>
        <a className="text-link" href={`mailto:${company.email}`}>
          {company.email} <Icon name="arrow" />
        </a>
      </div>
    </>
  );
}
