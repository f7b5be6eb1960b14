import { useTranslations } from 'next-intl';
import { Contours, isViewOnHome, routeMetres } from '@/components/drawings/Contours';
import { DayCurve } from '@/components/drawings/DayCurve';
import drawing from '@/components/drawings/Drawing.module.css';
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
  plantStations,
  plantTables,
} from '@/site/modelPlant';
import { oldModule, oldModules, oldPitch } from '@/site/oldPlant';
import { pvModule, stringModules, stringVolts, systemVolts } from '@/site/plant';
import { currentWeek, programme } from '@/site/programme';
import { Busbar } from './Busbar';
import { Stage } from './Stage';
import styles from './Stages.module.css';
import { Storage } from './Storage';

/** The eight services as stages along a busbar, each with a sheet of the model plant. */
export function Stages() {
  const t = useTranslations('Services');
  return (
    <div className={styles.stages}>
      <Busbar />
      <Stage
        id="studies"
        className={`${styles.first} ${styles.land}`}
        kind="toScale"
        caption={[
          t('studies.caption', { metres: routeMetres }),
          isViewOnHome() && t('studies.views'),
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <Contours />
      </Stage>

      <Stage
        id="planning"
        className={`shaded ${styles.full}`}
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
      </Stage>

      <Stage
        id="epc"
        className={`dark blue ${styles.full} ${styles.land}`}
        kind="toScale"
        caption={t('epc.caption', { pitch: plantPitch, least: leastPitch })}
        more={<Storage />}
      >
        <RowSection />
      </Stage>

      <Stage
        id="construction"
        className={styles.land}
        kind="schematic"
        caption={t('construction.caption', { week: currentWeek })}
        below={
          <Picture
            className={styles.view}
            name="transformer-station"
            crop="film"
            sizes="max(100vw, 445px)"
          />
        }
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
      </Stage>

      <Stage
        id="management"
        className={`shaded ${styles.full}`}
        kind="schematic"
        caption={
          <>
            {t('management.caption')} <span className={drawing.roomy}>{t('management.links')}</span>
          </>
        }
      >
        <div className={styles.programme}>
          <ol role="list">
            {programme.map(({ id, start, end }) => (
              <li key={id}>
                <span>{t(`management.tasks.${id}`)}</span>{' '}
                <span>{t('management.weeks', { from: start + 1, to: end })}</span>
              </li>
            ))}
          </ol>
          <Programme className={styles.bars} />
        </div>
      </Stage>

      <Stage
        id="commissioning"
        kind="computed"
        caption={t('commissioning.caption', { count: stringModules })}
      >
        <IvCurve />
      </Stage>

      <Stage
        id="operation"
        className="dark night"
        kind="computed"
        caption={t('operation.caption', { power: plantInverters, count: plantStations.length })}
        below={
          <Picture
            className={`${styles.view} ${styles.roof}`}
            name="rooftop-industrial"
            crop="wide"
            phoneCrop="photo"
            sizes="max(100vw, 445px)"
          />
        }
      >
        <DayCurve />
      </Stage>

      <Stage
        id="repowering"
        className={`${styles.last} ${styles.full}`}
        kind="toScale"
        caption={t('repowering.caption', {
          oldCount: oldModules,
          newCount: plantModules,
          oldWatts: oldModule.watts,
          newWatts: pvModule.watts,
          oldPitch,
          newPitch: plantPitch,
        })}
      >
        <RepoweredPlan />
      </Stage>
    </div>
  );
}
