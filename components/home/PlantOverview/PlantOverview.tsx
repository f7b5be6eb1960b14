import { useTranslations } from 'next-intl';
import {
  SingleLineDiagram,
  type Station,
  StationSymbol,
} from '@/components/drawings/SingleLineDiagram';
import '@/components/drawings/site-drawn.css';
import styles from './PlantOverview.module.css';

const stations = [
  'modules',
  'inverter',
  'transformer',
  'storage',
  'switchgear',
  'busbar',
  'connection',
  'grid',
] as const satisfies readonly Station[];

/** The plant as a single-line diagram, with a label at each symbol; on a phone the line runs downwards. */
export function PlantOverview() {
  const t = useTranslations('PlantOverview');
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <div className="grid">
          <h2 className={styles.title}>
            {t.rich('title', { line: (chunks) => <span>{chunks}</span> })}
          </h2>
          <p className={styles.text}>{t('text')}</p>
        </div>
        <site-drawn className={styles.drawing}>
          <SingleLineDiagram converterLabel={t('converter')} />
        </site-drawn>
        <ol className={styles.stations}>
          {stations.map((station) => (
            <li key={station} className={styles[station]}>
              <div className={styles.symbol}>
                <StationSymbol station={station} />
              </div>
              <div>
                <h3>{t(`stations.${station}.name`)}</h3>
                <p>{t(`stations.${station}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
