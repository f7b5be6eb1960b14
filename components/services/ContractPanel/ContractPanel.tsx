import { useTranslations } from 'next-intl';
import { type ContractFigures, company } from '@/site/company';
import '@/components/ui/grounds.css';
import styles from './ContractPanel.module.css';

const terms = [
  'price',
  'bonds',
  'delay',
  'shortfall',
  'tests',
  'acceptance',
  'defects',
  'insurance',
] as const;

/** The terms that an adviser looks for in a turnkey contract, as a numbered schedule. */
export function ContractPanel({ figures = company.contract }: { figures?: ContractFigures }) {
  const t = useTranslations('ContractPanel');
  return (
    <section className="section shaded">
      <div className="wrap" id="contract">
        <div className="grid section-head">
          <h2>{t('title')}</h2>
          <p>{t('note')}</p>
        </div>
        <dl className={styles.schedule}>
          {terms.map((term) => (
            <div key={term} className={`grid ${styles.row}`}>
              <dt>{t(`terms.${term}.term`)}</dt>
              <dd>{t(`terms.${term}.text`, figures)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
