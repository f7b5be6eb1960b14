import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/drawings/Drawing';
import drawing from '@/components/drawings/Drawing.module.css';
import { Picture } from '@/components/ui/Picture/Picture';
import { aerialDrawings } from '@/generated/media';
import { fileUrl } from '@/site/basePath';
import { currentWeek, modelPlant, programme } from '@/solar/modelPlant';
import { pvModule, stringModules, stringVolts, systemVolts } from '@/solar/plant';
import {
  Bars,
  Contours,
  DayCurve,
  IvCurves,
  isViewOnHome,
  Planning,
  Repowering,
  RowSection,
} from './drawings';
import { Stage } from './Stage';
import stage from './Stage.module.css';
import styles from './Stages.module.css';
import { Storage } from './Storage';

const { pitch, old, coldestMorning } = modelPlant;

/** The eight services as stages along a busbar, each with a sheet of the model plant. */
export function Stages() {
  const t = useTranslations('Services');
  return (
    <>
      <Stage
        id="studies"
        className={`${stage.land} ${styles.framed}`}
        kind="toScale"
        caption={[
          t('studies.caption', { metres: modelPlant.route }),
          isViewOnHome() && t('studies.views'),
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <Contours />
      </Stage>

      <Stage
        id="planning"
        className={`shaded ${stage.full}`}
        kind="toScale"
        caption={t('planning.caption', {
          tables: modelPlant.tables,
          modules: modelPlant.modules,
          peak: modelPlant.peak,
          count: stringModules,
          volts: stringVolts(coldestMorning),
          frost: -coldestMorning,
          limit: systemVolts,
        })}
      >
        <Planning />
      </Stage>

      <Stage
        id="epc"
        className={`dark blue ${stage.full} ${stage.land}`}
        kind="toScale"
        caption={t('epc.caption', { pitch, least: modelPlant.leastPitch })}
        more={<Storage />}
      >
        <RowSection />
      </Stage>

      <Stage
        id="construction"
        className={`${stage.land} ${styles.framed}`}
        kind="schematic"
        caption={t('construction.caption', { week: currentWeek })}
        below={
          <Picture
            className={`screen-only ${styles.view}`}
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
          <Drawing drawing="keyPlan" />
        </div>
      </Stage>

      <Stage
        id="management"
        className={`shaded ${stage.full}`}
        kind="schematic"
        caption={
          <>
            {t('management.caption')} <span className={drawing.roomy}>{t('management.links')}</span>
          </>
        }
      >
        <div className={styles.programme}>
          <Bars className={styles.bars} />
          <ol role="list" className="label">
            {programme.map(({ id, start, end }) => (
              <li key={id}>
                {t(`management.tasks.${id}`)}{' '}
                <span className="secondary">
                  {t('management.weeks', { from: start + 1, to: end })}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </Stage>

      <Stage
        id="commissioning"
        kind="computed"
        caption={t('commissioning.caption', { count: stringModules })}
      >
        <IvCurves />
      </Stage>

      <Stage
        id="operation"
        className="dark"
        kind="computed"
        caption={t('operation.caption', {
          power: modelPlant.inverters,
          count: modelPlant.stations,
        })}
        below={
          <Picture
            className={`screen-only ${styles.view}`}
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
        className={stage.full}
        kind="toScale"
        caption={t('repowering.caption', {
          oldCount: old.modules,
          newCount: modelPlant.modules,
          oldWatts: old.watts,
          newWatts: pvModule.watts,
          oldPitch: old.pitch,
          newPitch: pitch,
        })}
      >
        <Repowering />
      </Stage>
    </>
  );
}
