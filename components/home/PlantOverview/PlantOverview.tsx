import { useLocale, useTranslations } from 'next-intl';
import { Drawing, type DrawingProps } from '@/components/drawings/Drawing';
import { ArrowLink, Link } from '@/components/ui/links';
import { href } from '@/site/routes';
import type { ServiceId } from '@/site/services';
import { gridKilovolts } from '@/solar/grid';
import '@/components/drawings/site-drawn.css';
import styles from './PlantOverview.module.css';

/** Each station of the diagram, by the name of its drawing, with the service to which its name links. */
const stations = [
  { station: 'modules', service: 'planning' },
  { station: 'inverter', service: 'commissioning' },
  { station: 'transformer', service: 'construction' },
  { station: 'storage', service: 'epc' },
  { station: 'switchgear', service: 'commissioning' },
  { station: 'busbar', service: 'management' },
  { station: 'connection', service: 'studies' },
  { station: 'grid', service: 'operation' },
] as const satisfies readonly { station: DrawingProps['drawing']; service: ServiceId }[];

/** Stations that are not placed like the others. */
const places: Partial<Record<(typeof stations)[number]['station'], string | undefined>> = {
  storage: styles.storage,
  connection: styles.connection,
  grid: styles.operator,
};

/** The grids to which a large plant is connected, in kV. */
const highVoltages = { bulgaria: gridKilovolts.BG.high, italy: gridKilovolts.IT.high };

/**
 * The plant as a single-line diagram, with a label at each symbol and the boundary of the contract. On a phone the line
 * runs downwards.
 */
export function PlantOverview() {
  const locale = useLocale();
  const t = useTranslations('PlantOverview');
  const services = href(locale, 'services');
  return (
    <section id="plant" className="section wrap whole">
      <div className="twelve-from-desktop section-head">
        <h2>
          {t.rich('title', { line: (chunks) => <span className={styles.line}>{chunks}</span> })}
        </h2>
        <p>{t('text')}</p>
      </div>
      <div className={styles.plant}>
        <site-drawn className={styles.drawing}>
          <Drawing drawing="singleLine" />
        </site-drawn>
        <ol role="list" className={`small ${styles.stations}`}>
          {stations.map(({ station, service }) => (
            <li key={station} className={places[station]}>
              {station === 'grid' && (
                <div className={`label ${styles.boundary}`}>
                  <b>{t('contract')}</b> <b>{t('operator')}</b>
                </div>
              )}
              <Drawing drawing={station} />
              <h3 className="strong">
                <Link href={`${services}#${service}`}>{t(`stations.${station}.name`)}</Link>
              </h3>
              <p>{t(`stations.${station}.text`, highVoltages)}</p>
            </li>
          ))}
        </ol>
      </div>
      <ArrowLink to="services">{t('services')}</ArrowLink>
    </section>
  );
}
