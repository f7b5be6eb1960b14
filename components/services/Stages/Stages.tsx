import { useTranslations } from 'next-intl';
import { Contours } from '@/components/drawings/Contours';
import { DayCurve, LabelLine } from '@/components/drawings/DayCurve';
import { IvCurve } from '@/components/drawings/IvCurve';
import { ModuleArray } from '@/components/drawings/ModuleArray';
import { Programme } from '@/components/drawings/Programme';
import { RowSection } from '@/components/drawings/RowSection';
import { StringLayout } from '@/components/drawings/StringLayout';
import { Picture } from '@/components/ui/Picture/Picture';
import { company } from '@/site/company';
import {
  coldestMorning,
  pvModule,
  pvTable,
  stringModules,
  stringVolts,
  systemVolts,
} from '@/site/plant';
import { programme } from '@/site/programme';
import { modulesPerMegawatt, rowPitch, winterNoonAltitude } from '@/site/sun';
import { Introduction, Points, ServiceText, Stage } from './Stage';
import '@/components/ui/grounds.css';
import styles from './Stages.module.css';

const altitude = winterNoonAltitude(company.coordinates.latitude);
const pitch = rowPitch(pvTable, altitude);

/** Typical modules of two years, to compare one megawatt-peak of each: power in watts, portrait size in metres. */
const arrays = [
  { key: 'before', watts: 230, columns: 108, module: { width: 0.99, height: 1.65 }, tone: 'fine' },
  { key: 'after', watts: pvModule.watts, columns: 72, module: pvModule, tone: 'cell' },
] as const;

/** The eight services as stages along a busbar, each with a drawing or picture of its work. */
export function Stages() {
  const t = useTranslations('Services');

  return (
    <div>
      <Stage id="studies" className={`${styles.first} ${styles.bleeding}`}>
        <ServiceText id="studies" />
        <figure className={styles.figure}>
          <div className={styles.map}>
            <Contours label={t('studies.connection')} />
          </div>
          <figcaption>{t('studies.caption')}</figcaption>
        </figure>
      </Stage>

      <Stage id="planning">
        <ServiceText id="planning" className={styles.narrow} />
        <figure className={`${styles.figure} ${styles.wide}`}>
          <StringLayout
            pitch={pitch}
            labels={{
              string: t('planning.string', { count: stringModules }),
              inverter: t('planning.inverter'),
              pitch: t('epc.metres', { value: pitch }),
            }}
          />
          <figcaption>
            {t('planning.caption', {
              count: stringModules,
              volts: stringVolts(coldestMorning),
              frost: -coldestMorning,
              limit: systemVolts,
            })}
          </figcaption>
        </figure>
      </Stage>

      <Stage id="epc" className="dark blue">
        <div className={styles.broadText}>
          <h2 className={styles.large}>{t('epc.title')}</h2>
          <p className={`lead ${styles.lead}`}>{t('epc.text')}</p>
          <h3 className={styles.lead}>{t('epc.storage.title')}</h3>
          <p className={styles.lead}>{t('epc.storage.text')}</p>
        </div>
        <div className={styles.side}>
          <Points id="epc" />
        </div>
        <figure className={styles.full}>
          <RowSection
            altitude={altitude}
            name={t('epc.drawing', { pitch, tilt: pvTable.tilt, pile: pvTable.pile })}
            labels={{
              pitch: t('epc.metres', { value: pitch }),
              pile: t('epc.metres', { value: pvTable.pile }),
              tilt: t('epc.degrees', { value: pvTable.tilt }),
              sun: t('epc.winterSun', { altitude }),
            }}
          />
          <figcaption>{t('epc.caption', { pitch })}</figcaption>
        </figure>
      </Stage>

      <Stage id="construction" className={styles.bleeding}>
        <ServiceText id="construction" />
        <figure className={styles.figure}>
          <Picture
            className={styles.photo}
            name="construction-site"
            crop="photo"
            sizes="(min-width: 900px) max(53vw, 747px), 88vw"
          />
        </figure>
      </Stage>

      <Stage id="management" className={`shaded ${styles.second}`}>
        <div className={styles.broadText}>
          <Introduction id="management" />
        </div>
        <div className={styles.side}>
          <Points id="management" />
        </div>
        <figure className={styles.full}>
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
          <figcaption>{t('management.caption')}</figcaption>
        </figure>
      </Stage>

      <Stage id="commissioning">
        <ServiceText id="commissioning" />
        <figure className={styles.figure}>
          <IvCurve
            labels={{
              current: t('commissioning.current'),
              voltage: t('commissioning.voltage'),
              irradiance: (value) => t('commissioning.irradiance', { value }),
              number: (value) => t('commissioning.number', { value }),
            }}
          />
          <figcaption>{t('commissioning.caption', { count: stringModules })}</figcaption>
        </figure>
      </Stage>

      <Stage id="operation" className={styles.bleeding}>
        <ServiceText id="operation" className={styles.narrow} />
        <figure className={`${styles.figure} ${styles.wide}`}>
          <Picture
            className={styles.banner}
            name="rooftop-industrial"
            crop="banner"
            sizes="(min-width: 900px) max(61vw, 1000px), max(88vw, 700px)"
          />
          <DayCurve
            className={styles.dayCurve}
            labels={{
              power: t('operation.power'),
              clearSky: t('operation.clearSky'),
              delivered: t('operation.delivered'),
              limit: t.rich('operation.limit', {
                line: (chunks) => <LabelLine>{chunks}</LabelLine>,
              }),
              share: (share) => t('operation.share', { share }),
            }}
          />
          <figcaption>{t('operation.caption')}</figcaption>
        </figure>
      </Stage>

      <Stage id="repowering" className={styles.last}>
        <ServiceText id="repowering" />
        <figure className={`${styles.figure} ${styles.arrays}`}>
          {arrays.map(({ key, watts, columns, module, tone }) => {
            const count = modulesPerMegawatt(watts);
            return (
              <div key={key}>
                <ModuleArray
                  count={count}
                  columns={columns}
                  module={module}
                  sheet={112}
                  tone={tone}
                />
                <p>
                  {t.rich(`repowering.${key}`, {
                    count,
                    watts,
                    number: (chunks) => <b>{chunks}</b>,
                    text: (chunks) => <span>{chunks}</span>,
                  })}
                </p>
              </div>
            );
          })}
          <figcaption>{t('repowering.caption')}</figcaption>
        </figure>
      </Stage>
    </div>
  );
}
