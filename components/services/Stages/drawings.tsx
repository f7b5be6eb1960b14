import { useTranslations } from 'next-intl';
import { Drawing, labelLines } from '@/components/drawings/Drawing';
import drawing from '@/components/drawings/Drawing.module.css';
import { content } from '@/content/current';
import { aerialDrawings } from '@/generated/media';
import { fileUrl } from '@/site/basePath';
import { buildTime } from '@/site/buildTime';
import { drawnPicture, isPhotograph } from '@/site/pictures';
import { clock } from '@/solar/clock';
import { currentWeek, modelPlant, programme } from '@/solar/modelPlant';
import { pvTable } from '@/solar/plant';
import styles from './drawings.module.css';

/** Whether Home shows a view of the model plant. A photograph in its place shows another plant. */
export const isViewOnHome = () => !isPhotograph(drawnPicture, content.pictures);

function usePlanLabels() {
  const t = useTranslations('Services.plan');
  return { north: t('north'), bar: t('bar') };
}

/** Figure 1: the model plant's ground before it is built. */
export function Contours() {
  const t = useTranslations('Services.studies');
  return (
    <Drawing
      drawing="contours"
      className={styles.plan}
      labels={{
        ...usePlanLabels(),
        connection: t('connection'),
        // In Italian and Bulgarian, CLDR formats the minus sign as a hyphen.
        height: (metres) => t('height', { metres }).replace('-', '−'),
      }}
    />
  );
}

/** Figure 2: all tables of the model plant, a string with its cable run, and the cutting plane of the section. */
export function Planning() {
  const t = useTranslations('Services.planning');
  const plan = useTranslations('Services.plan');
  const metres = useTranslations('Services.epc');
  return (
    <div className={styles.plans}>
      <Drawing
        drawing="planning"
        className={styles.plan}
        labels={{ ...usePlanLabels(), batteries: plan('batteries'), section: t('section') }}
      />
      <Drawing
        drawing="planningDetail"
        className={`${styles.plan} ${styles.detail}`}
        labels={{
          length: metres('metres', { value: pvTable.width }),
          pitch: metres('metres', { value: modelPlant.pitch }),
          stations: t('stations', { count: modelPlant.stations }),
        }}
      />
    </div>
  );
}

/** Figure 3, to scale: two rows of the model plant, the ground below them, the noon sun of the shortest day. */
export function RowSection() {
  const t = useTranslations('Services.epc');
  const compass = useTranslations('Compass');
  const { pitch, leastPitch, winterNoon } = modelPlant;
  const { tilt, pile } = pvTable;
  return (
    <Drawing
      drawing="rowSection"
      className={styles.crossSection}
      name={t('drawing', { pitch, tilt, pile })}
      labels={{
        pitch: t('metres', { value: pitch }),
        flat: t('flat', { pitch: leastPitch }),
        pile: t('metres', { value: pile }),
        tilt: t('degrees', { value: tilt }),
        winterSun: t('winterSun', { altitude: winterNoon }),
        south: compass('south'),
        north: compass('north'),
      }}
    />
  );
}

function useHours() {
  const t = useTranslations('Services.operation');
  return (hour: number) => t('hour', { hour: clock(hour * 60) });
}

/** Figure 3a: above, what the plant with its storage exports on a clear June day; below, what is stored. */
export function DayWithStorage() {
  const t = useTranslations('Services.epc.storage');
  const { inverters, storage } = modelPlant;
  return (
    <Drawing
      drawing="dayWithStorage"
      className={`${styles.chart} ${styles.tall}`}
      labels={{
        charge: t('charge'),
        discharge: t('discharge'),
        exported: t('exported'),
        limit: t.rich('limit', labelLines),
        inverters: t('inverters', { power: inverters }),
        power: t('power', { power: storage.limit }),
        stored: t('stored'),
        energy: t('energy', { energy: storage.energy }),
        hour: useHours(),
      }}
    />
  );
}

/** Figure 4: the construction site from above, with the part of the plant that it shows. */
export function SiteView() {
  return (
    <div className={styles.view}>
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
  );
}

/** Figure 5: the construction programme. Its bars, links and weeks are stretched over the rows with the names. */
export function Programme() {
  const t = useTranslations('Services.management');
  return (
    <div className={styles.programme}>
      <Drawing
        drawing="bars"
        className={styles.bars}
        labels={{ today: t('today', { week: currentWeek }), week: t('week') }}
      />
      <ol role="list" className="label">
        {programme.map(({ id, start, end }) => (
          <li key={id}>
            {t(`tasks.${id}`)}{' '}
            <span className="secondary">{t('weeks', { from: start + 1, to: end })}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Figure 6: I–V curves of the drawn string at four irradiances, with the points of maximum power. */
export function IvCurves() {
  const t = useTranslations('Services.commissioning');
  return (
    <Drawing
      drawing="ivCurves"
      className={`${styles.chart} ${styles.framed}`}
      labels={{
        irradiance: (value) => t('irradiance', { value }),
        number: (value) => t('number', { value }),
        current: t('current'),
        voltage: t('voltage'),
      }}
    />
  );
}

/** Figure 7: clear-sky and delivered output of a June day with a fault, in steps of fifteen minutes, local time. */
export function DayCurve() {
  const t = useTranslations('Services.operation');
  const { from, until, lost } = modelPlant.fault;
  return (
    <Drawing
      drawing="dayCurve"
      className={styles.chart}
      labels={{
        power: t('power'),
        clearSky: t('clearSky'),
        delivered: t('delivered'),
        lost: t('lost', { energy: lost }),
        alarm: t('alarm', { hour: clock(from * 60) }),
        repaired: t('repaired', { hour: clock(until * 60) }),
        limit: t.rich('limit', labelLines),
        share: (share) => t('share', { share }),
        hour: useHours(),
      }}
    />
  );
}

/** Figure 8: one fence, with the tables of 2010 to the left of the line and those of today to the right. */
export function Repowering() {
  const t = useTranslations('Services.repowering');
  const plan = useTranslations('Services.plan');
  return (
    <div className={styles.plans}>
      <Drawing
        drawing="repowering"
        className={styles.plan}
        labels={{
          ...usePlanLabels(),
          batteries: plan('batteries'),
          before: t('before', { peak: modelPlant.old.peak }),
          after: t('after', { year: String(buildTime().getUTCFullYear()), peak: modelPlant.peak }),
        }}
      />
      <Drawing
        drawing="repoweringDetail"
        className={`${styles.plan} ${styles.detail} ${drawing.roomy}`}
      />
    </div>
  );
}
