import { useTranslations } from 'next-intl';
import { LabelLine } from '@/components/drawings/DayCurve';
import { StorageDay } from '@/components/drawings/StorageDay';
import { clock } from '@/site/clock';
import { company } from '@/site/company';
import { exampleStorage } from '@/site/estimate';
import { plantInverters } from '@/site/modelPlant';
import { chargedEnergy, returnedEnergy, roundTripEfficiency, storageDay } from '@/site/storageDay';
import { Sheet } from './Sheet';
import styles from './Stages.module.css';

const points = ['sizing', 'coupling', 'guarantees', 'fire'] as const;
const power = plantInverters * exampleStorage.share;
const energy = power * exampleStorage.hours;
const limit = plantInverters * storageDay(company.coordinates).limit;

/** Battery storage, the second part of the turnkey stage: what is agreed for it, and sheet 3a. */
export function Storage() {
  const t = useTranslations('Services.epc.storage');
  const day = useTranslations('Services.operation');
  return (
    <>
      <div className={styles.storage}>
        <h3>{t('title')}</h3>
        <dl>
          {points.map((point) => (
            <div key={point}>
              <dt>{t(`points.${point}.term`)}</dt>
              <dd>{t(`points.${point}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Sheet
        id="epc"
        detail="storage"
        kind="computed"
        caption={t('caption', {
          power,
          energy,
          limit,
          taken: plantInverters * chargedEnergy,
          returned: plantInverters * returnedEnergy,
          efficiency: roundTripEfficiency,
        })}
      >
        <StorageDay
          labels={{
            charge: t('charge'),
            discharge: t('discharge'),
            stored: t('stored'),
            limit: t.rich('limit', { line: (chunks) => <LabelLine>{chunks}</LabelLine> }),
            inverters: t('power', { power: plantInverters }),
            limitPower: t('power', { power: limit }),
            capacity: t('energy', { energy }),
            hour: (hour) => day('hour', { hour: clock(hour * 60) }),
          }}
        />
      </Sheet>
    </>
  );
}
