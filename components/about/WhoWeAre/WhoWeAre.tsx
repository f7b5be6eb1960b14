import { useTranslations } from 'next-intl';
import drawing from '@/components/drawings/Drawing.module.css';
import { ContactButton } from '@/components/ui/links';
import { Picture } from '@/components/ui/Picture/Picture';
import { TradeTerm } from '@/components/ui/TradeTerm';
import { content } from '@/content/current';
import styles from './WhoWeAre.module.css';

/**
 * The disciplines with their icons: circuit breaker, daily output, battery, crate, surveyor's stake, helmet, measuring
 * instrument.
 */
const disciplines = [
  ['grid', 'M12 0v4M12 20v4M4 4h16v16H4zl16 16M20 4L4 20'],
  ['yield', 'M0 21h24M2 21c6 0 5-16 10-16s4 16 10 16'],
  ['storage', 'M12 0v7M4 7h16M8 11.5h8M4 16h16M8 20.5h8M12 20.5v3.5'],
  ['purchasing', 'M2 7l10-5 10 5v11l-10 5-10-5zl10 5 10-5M12 12v11M7 4.5l10 5'],
  ['sites', 'M6 24V2l14 5-14 5M1 24h10'],
  ['safety', 'M1 19h22M4 19v-4a8 8 0 0 1 16 0v4M9 14V6M15 14V6'],
  ['operation', 'M4 20a10.5 10.5 0 1 1 16 0zM12 14l5-6M12 2.5v3M2 13h3M19 13h3'],
] as const;

/** Signs as elevations to one scale, 20 units wide: a table, a hall and a container, with their modules. */
const signs = {
  ground: ['m6 0v-6m8 6v-10m6 10', 'm2-4l15-8m3 12'],
  roof: ['m2 0v-8l8-4 8 4v8zm18 0', 'm1-10l9-4 9 4m1 10'],
  storage: ['m1 0v-12h17v12h-17m8 0v-12m11 12', ''],
} as const;

/** Signs in rows of ten. The rule below the figure is their ground. */
function field(count: number, rows: number, sign: string): string {
  const row = (_: unknown, index: number) =>
    `M0 ${-22 * index}${sign.repeat(Math.min(10, count - 10 * index))}`;
  return Array.from({ length: rows }, row).join('');
}

type Capacity = typeof content.company.capacity;

/** The largest plant of each kind as a field of signs. A kind of 0 is not there. */
function capacityFields({ groundTo, roofTo, storageEnergy }: Capacity) {
  const powers = { ground: groundTo, roof: roofTo, storage: storageEnergy / 2 };
  /**
   * Power that one sign stands for, in MWp. It is chosen so that the largest field has 21 to 40 signs. A sign of
   * storage is two hours of that power.
   */
  const unit = 2 ** Math.ceil(Math.log2(Math.max(...Object.values(powers)) / 40));
  const kinds = (['ground', 'roof', 'storage'] as const).filter((kind) => powers[kind] > 0);
  const fields = kinds.map((kind) => {
    const count = Math.max(1, Math.round(powers[kind] / unit));
    const rows = Math.ceil(count / 10);
    const [built, modules] = signs[kind].map((sign) => field(count, rows, sign));
    return { kind, rows, built, modules };
  });
  return { unit, fields };
}

/** First section of About: who the company is. */
export function WhoWeAre({ capacity = content.company.capacity }: { capacity?: Capacity }) {
  const t = useTranslations('WhoWeAre');
  const { unit, fields } = capacityFields(capacity);
  return (
    <section id="who-we-are" className={styles.opening}>
      <div className={`wrap twelve-from-desktop ${styles.top}`}>
        <div className={`cut ${styles.heading}`}>
          <h1>{t('title')}</h1>
          <p className="screen-only">
            <ContactButton />
          </p>
        </div>
      </div>
      <Picture
        className={`${styles.picture} screen-only`}
        name="construction-site"
        crop="wide"
        phoneCrop="photo"
        priority="first"
      />
      <div className="wrap">
        <div className={`twelve-from-tablet ${styles.parts}`}>
          <div className={styles.text}>
            <h2>{t('heading')}</h2>
            <p className="lead">{t('lead', { company: content.company.name })}</p>
            <p className="lead">
              {t.rich('role', { term: (chunks) => <TradeTerm>{chunks}</TradeTerm> })}
            </p>
            <p className="lead">{t('languages')}</p>
          </div>
          {fields.length > 0 && (
            <div className={`stack ${styles.capacity}`}>
              <h3 className="title">{t('capacity.title')}</h3>
              <dl>
                {fields.map(({ kind, rows, built, modules }) => (
                  <div key={kind}>
                    <dt className="label-large">
                      <svg
                        className={drawing.drawing}
                        viewBox={`0 ${4 - 22 * rows} 200 ${22 * rows - 4}`}
                        aria-hidden="true"
                      >
                        <path d={built} />
                        <path stroke="var(--cell)" d={modules} />
                      </svg>
                      {t(`capacity.${kind}.term`)}
                    </dt>
                    <dd>
                      {t.rich(`capacity.${kind}.size`, {
                        ...capacity,
                        small: (chunks) => <small className="strong">{chunks}</small>,
                      })}
                    </dd>
                  </div>
                ))}
              </dl>
              <p className="note">{t('capacity.unit', { power: unit, energy: 2 * unit })}</p>
            </div>
          )}
          <div className={`stack ${styles.team}`}>
            <h3 className="title">{t('floor')}</h3>
            <p>{t('office')}</p>
            <ul role="list" className="strong">
              {disciplines.map(([discipline, sign]) => (
                <li key={discipline}>
                  <svg className={drawing.drawing} viewBox="0 0 24 24" aria-hidden="true">
                    <path d={sign} />
                  </svg>
                  {t(`disciplines.${discipline}`)}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
