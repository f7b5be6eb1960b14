import { useTranslations } from 'next-intl';
import { listEntries } from '@/content/listEntries';
import { modelPlant } from '@/solar/modelPlant';
import { DayWithStorage } from './drawings';
import { Figure } from './Figure';
import styles from './Storage.module.css';

/** Battery storage, the second part of the turnkey stage: what the contract fixes, and figure 3a. */
export function Storage() {
  const t = useTranslations('Services.epc.storage');
  return (
    <div className={styles.storage}>
      <div>
        <h3>{t('title')}</h3>
        <ul role="list" className="ruled small">
          {listEntries('Services.epc.storage.points').map((point) => (
            <li key={point}>
              <p className="label-large">{t(`points.${point}.term`)}</p> {t(`points.${point}.text`)}
            </li>
          ))}
        </ul>
      </div>
      <Figure id="epc" detail="storage" kind="computed" caption={t('caption', modelPlant.storage)}>
        <DayWithStorage />
      </Figure>
    </div>
  );
}
