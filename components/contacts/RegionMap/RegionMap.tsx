import { useLocale, useTranslations } from 'next-intl';
import { cityLine } from '@/content/company';
import { content } from '@/content/current';
import { readText } from '@/content/json';
import { openInFrameScript } from '@/generated/browser-scripts';
import { kilometresToRome, mapLayout, mapWindows } from './geography';
import { openStreetMapEmbedUrl, openStreetMapUrl } from './openStreetMap';
import styles from './RegionMap.module.css';

/** The seas, as points of the drawing for wide windows. */
const seas = {
  adriatic: { x: -377.6, y: -38, transform: 'rotate(41 -377.6 -38)' },
  tyrrhenian: { x: -421.2, y: 181.1 },
  ionian: { x: -203.4, y: 249 },
  aegean: { x: 65.9, y: 198.2 },
  black: { x: 259.5, y: -3.1 },
} as const;

type Sea = keyof typeof seas;

const font = 'var(--extra-condensed)';

/** The office, the line to Rome and the names, over the drawing for one width of the window. */
function Places({ mapWindow }: { readonly mapWindow: (typeof mapWindows)[number] }) {
  const t = useTranslations('Map');
  const city = useTranslations('Company')('city');
  const { coordinates } = content.company;
  const layout = mapLayout(coordinates, mapWindow);
  const { arm, radius, size } = mapWindow.office;
  return (
    <svg data-window={mapWindow.name} fill="var(--ink)" fontSize="17" aria-hidden="true">
      <svg {...mapWindow.place} overflow="visible" aria-hidden="true">
        <path d={layout.route} fill="none" stroke="var(--ink)" strokeWidth="1.6" />
        <g stroke="var(--paper)" strokeWidth="1.5">
          {layout.cities.map(({ city, point: [cx, cy] }) => (
            <circle key={city} cx={cx} cy={cy} r="3.5" />
          ))}
        </g>
        <g className={styles.lettering}>
          {mapWindow.hasSeas && (
            <g fontFamily={font} fontWeight="250" fontSize="23" stroke="var(--sea)">
              {Object.entries(seas).map(([sea, place]) => (
                <text key={sea} {...place} textAnchor="middle">
                  {t(`seas.${sea as Sea}`)}
                </text>
              ))}
            </g>
          )}
          <g
            fontFamily={font}
            fontWeight="720"
            fontSize={mapWindow.countrySize}
            fill="var(--ink-2)"
          >
            {layout.countries.map(({ country, point: [x, y] }) => (
              <text key={country} x={x} y={y} textAnchor="middle">
                {t(`countries.${country}`)}
              </text>
            ))}
          </g>
          <text {...layout.distance} textAnchor="middle">
            {t('distance', { kilometres: kilometresToRome(coordinates) })}
          </text>
          {layout.cities.map(({ city, name }) => (
            <text key={city} {...name}>
              {t(`cities.${city}`)}
            </text>
          ))}
        </g>
        <g transform={`translate(${layout.office.join(' ')})`}>
          <path d={`M0-${arm}V${arm}M0 0H${arm}`} stroke="var(--ink)" strokeWidth="1.6" />
          <circle r={radius} fill="var(--amber)" stroke="var(--ink)" strokeWidth="1.2" />
          <g className={styles.lettering} fontFamily={font} fontWeight="720" fontSize={size}>
            <text {...layout.officeName}>{city}</text>
          </g>
        </g>
      </svg>
    </svg>
  );
}

/** What the map frame of Contacts shows first: a drawing of the region, the address, and links to OpenStreetMap. */
export function RegionMap() {
  const locale = useLocale();
  const t = useTranslations('Map');
  const company = useTranslations('Company');
  const { coordinates } = content.company;
  const city = company('city');
  const kilometres = kilometresToRome(coordinates);
  return (
    <main className={styles.page} aria-label={t('title')}>
      <div className={styles.panel}>
        <div>
          <h1 className="h3">{company('street')}</h1>
          <p className={`${styles.place} label secondary`}>{cityLine(city, locale)}</p>
          <p>{t('consent')}</p>
        </div>
        <div>
          <a className={`${styles.load} button quiet`} href={openStreetMapEmbedUrl(coordinates)}>
            {t('load')}
          </a>{' '}
          <a
            className="text-link"
            href={openStreetMapUrl(coordinates)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('larger')} {t('newTab')}
          </a>
        </div>
      </div>
      <div className={styles.map} role="img" aria-label={t('description', { city, kilometres })}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own, with shapes alone */}
        <div dangerouslySetInnerHTML={{ __html: readText('media/map.svg') }} />
        <div className={styles.places}>
          {mapWindows.map((mapWindow) => (
            <Places key={mapWindow.name} mapWindow={mapWindow} />
          ))}
        </div>
      </div>
      <p className={`${styles.credit} label secondary`}>{t('credit')}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, bundled at build time */}
      <script dangerouslySetInnerHTML={{ __html: openInFrameScript }} />
    </main>
  );
}
