import { useTranslations } from 'next-intl';
import { Contours, isViewOnHome } from '@/components/drawings/Contours';
import { DayCurve, LabelLine } from '@/components/drawings/DayCurve';
import { IvCurve } from '@/components/drawings/IvCurve';
import { KeyPlan } from '@/components/drawings/KeyPlan';
import { PlantPlan } from '@/components/drawings/PlantPlan';
import { Programme } from '@/components/drawings/Programme';
import { RepoweredPlan } from '@/components/drawings/RepoweredPlan';
import { RowSection } from '@/components/drawings/RowSection';
import { Picture } from '@/components/ui/Picture/Picture';
import { aerialDrawings } from '@/generated/media';
import { fileUrl } from '@/site/basePath';
import { clock } from '@/site/clock';
import {
  plantInverters,
  plantModules,
  plantPeak,
  plantPitch,
  plantPlace,
  plantStations,
  plantTables,
} from '@/site/modelPlant';
import { oldModule, oldModules, oldPeak } from '@/site/oldPlant';
import { pvModule, pvTable, stringModules, stringVolts, systemVolts } from '@/site/plant';
import { currentWeek, programme } from '@/site/programme';
import { rowPitch, winterNoonAltitude } from '@/site/sun';
import { Busbar } from './Busbar';
import { Sheet } from './Sheet';
import { Introduction, Stage } from './Stage';
import { Storage } from './Storage';
import '@/components/ui/grounds.css';
import styles from './Stages.module.css';

const altitude = winterNoonAltitude(plantPlace.latitude);
const leastPitch = rowPitch(pvTable, altitude);

/** The eight services as stages along a busbar, each with a sheet of the model plant. */
export function Stages() {
  const t = useTranslations('Services');
  const compass = useTranslations('Benefits');
  const plan = { north: t('plan.north'), bar: t('plan.bar') };

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
          <Contours
            labels={{
              ...plan,
              connection: t('studies.connection'),
              // CLDR's minus is a hyphen in Italian and Bulgarian.
              height: (metres) => t('studies.height', { metres }).replace('-', '−'),
            }}
          />
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
          <PlantPlan
            labels={{
              ...plan,
              string: t('planning.string', { count: stringModules }),
              stations: t('planning.stations', { count: plantStations.length }),
              section: t('planning.section'),
            }}
          />
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
          <RowSection
            altitude={altitude}
            leastPitch={leastPitch}
            name={t('epc.drawing', {
              pitch: plantPitch,
              tilt: pvTable.tilt,
              pile: pvTable.pile,
            })}
            labels={{
              pitch: t('epc.metres', { value: plantPitch }),
              flat: t('epc.flat', { pitch: leastPitch }),
              pile: t('epc.metres', { value: pvTable.pile }),
              tilt: t('epc.degrees', { value: pvTable.tilt }),
              sun: t('epc.winterSun', { altitude }),
              south: compass('south'),
              north: compass('north'),
            }}
          />
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
            <Programme
              className={styles.bars}
              labels={{ week: t('management.week'), today: t('management.today') }}
            />
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
          <IvCurve
            labels={{
              current: t('commissioning.current'),
              voltage: t('commissioning.voltage'),
              irradiance: (value) => t('commissioning.irradiance', { value }),
              number: (value) => t('commissioning.number', { value }),
            }}
          />
        </Sheet>
      </Stage>

      <Stage id="operation" className="dark night">
        <Introduction id="operation" />
        <Sheet
          id="operation"
          kind="computed"
          caption={t('operation.caption', { power: plantInverters })}
        >
          <DayCurve
            labels={{
              power: t('operation.power'),
              clearSky: t('operation.clearSky'),
              delivered: t('operation.delivered'),
              limit: t.rich('operation.limit', {
                line: (chunks) => <LabelLine>{chunks}</LabelLine>,
              }),
              share: (share) => t('operation.share', { share }),
              hour: (hour) => t('operation.hour', { hour: clock(hour * 60) }),
            }}
          />
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
          <RepoweredPlan
            labels={{
              ...plan,
              before: t('repowering.before', { peak: oldPeak }),
              after: t('repowering.after', { peak: plantPeak }),
            }}
          />
        </Sheet>
      </Stage>
    </div>
  );
}
