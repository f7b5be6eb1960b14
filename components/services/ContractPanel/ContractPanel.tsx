import { useFormatter, useTranslations } from 'next-intl';
import { standard } from '@/components/ui/standard';
import type { ContractFigures } from '@/content/company';
import { content } from '@/content/current';
import styles from './ContractPanel.module.css';

/** The first four terms have a large figure. */
const terms = [
  'bonds',
  'delay',
  'shortfall',
  'acceptance',
  'price',
  'tests',
  'defects',
  'insurance',
] as const;

/** The terms that an adviser looks for in a turnkey contract. The first figure of a term is shown large above it. */
export function ContractPanel({
  figures = content.company.contract,
}: {
  figures?: ContractFigures;
}) {
  const t = useTranslations('ContractPanel');
  const format = useFormatter();
  const percent = (value: number) =>
    format.number(value / 100, { style: 'percent', maximumFractionDigits: 2 });
  const large: Partial<Record<(typeof terms)[number], string>> = {
    bonds: percent(figures.advance),
    delay: percent(figures.delayPerDay),
    shortfall: percent(figures.availability),
    acceptance: format.number(figures.years, { style: 'unit', unit: 'year', unitDisplay: 'long' }),
  };
  return (
    <section id="contract-terms" className="section wrap shaded">
      <div className="twelve-from-desktop section-head">
        <h2 id="contract">{t('title')}</h2>
        <p>{t('note')}</p>
      </div>
      <dl className={`ruled body ${styles.schedule}`}>
        {terms.map((term) => (
          <div key={term}>
            <dt className="label-large">
              {/* Repeats a figure of the text below. */}
              {large[term] && (
                <span className={styles.amount} aria-hidden="true">
                  {large[term]}
                </span>
              )}{' '}
              <span>{t(`terms.${term}.term`)}</span>
            </dt>
            <dd className="small">{t.rich(`terms.${term}.text`, { ...figures, standard })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
