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
  const t = useTranslations('Services');
  return (
    <>
      <div className={styles.storage}>
        <h3>{t('epc.storage.title')}</h3>
        <dl>
          {points.map((point) => (
            <div key={point}>
              <dt>{t(`epc.storage.points.${point}.term`)}</dt>{' '}
              <dd>{t(`epc.storage.points.${point}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Sheet
        id="epc"
        detail="storage"
        kind="computed"
        caption={t('epc.storage.caption', {
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
            charge: t('epc.storage.charge'),
            discharge: t('epc.storage.discharge'),
            stored: t('epc.storage.stored'),
            limit: t.rich('epc.storage.limit', {
              line: (chunks) => <LabelLine>{chunks}</LabelLine>,
            }),
            inverters: t('epc.storage.power', { power: plantInverters }),
            limitPower: t('epc.storage.power', { power: limit }),
            capacity: t('epc.storage.energy', { energy }),
            hour: (hour) => t('operation.hour', { hour: clock(hour * 60) }),
          }}
        />
      </Sheet>
    </>
  );
}
