import { useTranslations } from 'next-intl';
import { Contours, isViewOnHome } from '@/components/drawings/Contours';
import { DayCurve } from '@/components/drawings/DayCurve';
import { IvCurve } from '@/components/drawings/IvCurve';
import { KeyPlan } from '@/components/drawings/KeyPlan';
import { PlantPlan } from '@/components/drawings/PlantPlan';
import { Programme } from '@/components/drawings/Programme';
import { RepoweredPlan } from '@/components/drawings/RepoweredPlan';
import { RowSection } from '@/components/drawings/RowSection';
import { Picture } from '@/components/ui/Picture/Picture';
import { aerialDrawings } from '@/generated/media';
import { fileUrl } from '@/site/basePath';
import {
  leastPitch,
  plantInverters,
  plantModules,
  plantPeak,
  plantPitch,
  plantPlace,
  plantTables,
} from '@/site/modelPlant';
import { oldModule, oldModules } from '@/site/oldPlant';
import { pvModule, stringModules, stringVolts, systemVolts } from '@/site/plant';
import { currentWeek, programme } from '@/site/programme';
import { Busbar } from './Busbar';
import { Sheet } from './Sheet';
import { Introduction, Stage } from './Stage';
import { Storage } from './Storage';
import '@/components/ui/grounds.css';
import styles from './Stages.module.css';

/** The eight services as stages along a busbar, each with a sheet of the model plant. */
export function Stages() {
  const t = useTranslations('Services');

  return (
    <div className={styles.stages}>
      <Busbar />
      <Stage id="studies" className={styles.first}>
        <Introduction id="studies" />
        <Sheet
          id="studies"
          kind="toScale"
          caption={
            isViewOnHome() ? `${t('studies.caption')} ${t('studies.views')}` : t('studies.caption')
          }
        >
          <Contours />
        </Sheet>
      </Stage>

      <Stage id="planning" className={`shaded ${styles.full}`}>
        <Introduction id="planning" />
        <Sheet
          id="planning"
          kind="toScale"
          caption={t('planning.caption', {
            tables: plantTables.length,
            modules: plantModules,
            peak: plantPeak,
            count: stringModules,
            volts: stringVolts(plantPlace.coldestMorning),
            frost: -plantPlace.coldestMorning,
            limit: systemVolts,
          })}
        >
          <PlantPlan />
        </Sheet>
      </Stage>

      <Stage id="epc" className={`dark blue ${styles.full}`} more={<Storage />}>
        <div className={styles.text}>
          <h2>{t('epc.title')}</h2>
          <p className="lead">{t('epc.text')}</p>
        </div>
        <Sheet
          id="epc"
          kind="toScale"
          caption={t('epc.caption', { pitch: plantPitch, least: leastPitch })}
        >
          <RowSection />
        </Sheet>
      </Stage>

      <Stage
        id="construction"
        below={
          <Picture
            className={styles.view}
            name="transformer-station"
            crop="film"
            sizes="max(100vw, 445px)"
          />
        }
      >
        <Introduction id="construction" />
        <Sheet
          id="construction"
          kind="schematic"
          caption={t('construction.caption', { week: currentWeek })}
        >
          <div className={styles.site}>
            <picture>
              <img
                src={fileUrl(aerialDrawings.site)}
                alt=""
                width={1200}
                height={750}
                loading="lazy"
                decoding="async"
              />
            </picture>
            <KeyPlan />
          </div>
        </Sheet>
      </Stage>

      <Stage id="management" className={`shaded ${styles.full}`}>
        <Introduction id="management" />
        <Sheet id="management" kind="schematic" caption={t('management.caption')}>
          <div className={styles.programme}>
            <ol>
              {programme.map(({ id, start, end }) => (
                <li key={id}>
                  <span>{t(`management.tasks.${id}`)}</span>{' '}
                  <span>{t('management.weeks', { from: start + 1, to: end })}</span>
                </li>
              ))}
            </ol>
            <Programme className={styles.bars} />
          </div>
        </Sheet>
      </Stage>

      <Stage id="commissioning">
        <Introduction id="commissioning" />
        <Sheet
          id="commissioning"
          kind="computed"
          caption={t('commissioning.caption', { count: stringModules })}
        >
          <IvCurve />
        </Sheet>
      </Stage>

      <Stage id="operation" className="dark night">
        <Introduction id="operation" />
        <Sheet
          id="operation"
          kind="computed"
          caption={t('operation.caption', { power: plantInverters })}
        >
          <DayCurve />
        </Sheet>
      </Stage>

      <Stage id="repowering" className={`${styles.last} ${styles.full}`}>
        <Introduction id="repowering" />
        <Sheet
          id="repowering"
          kind="toScale"
          caption={t('repowering.caption', {
            oldCount: oldModules,
            newCount: plantModules,
            oldWatts: oldModule.watts,
            newWatts: pvModule.watts,
          })}
        >
          <RepoweredPlan />
        </Sheet>
      </Stage>
    </div>
  );
}
