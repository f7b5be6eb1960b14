import { useTranslations } from 'next-intl';
import drawing from '@/components/drawings/Drawing.module.css';
import { currentWeek, modelPlant } from '@/solar/modelPlant';
import { pvModule, stringModules, stringVolts, systemVolts } from '@/solar/plant';
import {
  Contours,
  DayCurve,
  IvCurves,
  isViewOnHome,
  Planning,
  Programme,
  Repowering,
  RowSection,
  SiteView,
} from './drawings';
import { Stage } from './Stage';
import { Storage } from './Storage';

const { pitch, old, coldestMorning } = modelPlant;

/** The eight services as stages along a busbar, each with a figure of the model plant. */
export function Stages() {
  const t = useTranslations('Services');
  return (
    <>
      <Stage
        id="studies"
        layout="edge"
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
        ground="shaded"
        layout="wide"
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
        ground="dark blue"
        layout="wide edge"
        kind="toScale"
        caption={t('epc.caption', { pitch, least: modelPlant.leastPitch })}
        more={<Storage />}
      >
        <RowSection />
      </Stage>

      <Stage
        id="construction"
        layout="edge"
        kind="schematic"
        caption={t('construction.caption', { week: currentWeek })}
        picture={{ name: 'transformer-station', crop: 'film' }}
      >
        <SiteView />
      </Stage>

      <Stage
        id="management"
        ground="shaded"
        layout="wide"
        kind="schematic"
        caption={
          <>
            {t('management.caption')} <span className={drawing.roomy}>{t('management.links')}</span>
          </>
        }
      >
        <Programme />
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
        ground="dark"
        kind="computed"
        caption={t('operation.caption', {
          power: modelPlant.inverters,
          count: modelPlant.stations,
        })}
        picture={{ name: 'rooftop-industrial', crop: 'wide', phoneCrop: 'photo' }}
      >
        <DayCurve />
      </Stage>

      <Stage
        id="repowering"
        layout="wide"
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
