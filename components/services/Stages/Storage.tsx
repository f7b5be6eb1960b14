import { useTranslations } from 'next-intl';
import { entriesIn } from '@/i18n/lists';
import { modelPlant } from '@/solar/modelPlant';
import { DayWithStorage } from './drawings';
import { Sheet } from './Sheet';
import styles from './Stages.module.css';

/** Battery storage, the second part of the turnkey stage: what is agreed for it, and sheet 3a. */
export function Storage() {
  const t = useTranslations('Services.epc.storage');
  return (
    <>
      <div className={styles.storage}>
        <h3>{t('title')}</h3>
        <dl>
          {entriesIn('Services.epc.storage.points').map((point) => (
            <div key={point}>
              <dt>{t(`points.${point}.term`)}</dt> <dd>{t(`points.${point}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Sheet id="epc" detail="storage" kind="computed" caption={t('caption', modelPlant.storage)}>
        <DayWithStorage />
      </Sheet>
    </>
  );
}
