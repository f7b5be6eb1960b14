import { useTranslations } from 'next-intl';
import { maximumPowerVolts, openVolts, stringAmperes } from '@/site/ivCurve';
import chart from './Chart.module.css';
import { Drawing, inViewBox } from './Drawing';
import styles from './Drawing.module.css';
import { type Point, polyline, range, round } from './path';

const [width, height] = [700, 360];
const { Lines, Label, Dot } = inViewBox([0, 0, width, height]);
const full = { volts: 1300, amperes: 16 };
/** Irradiances below the full 1,000 W/m². */
const weaker = [800, 600, 400];

const toSheet = (volts: number, amperes: number): Point => [
  (width * volts) / full.volts,
  height - (height * amperes) / full.amperes,
];

function maximumPower(irradiance: number): Point {
  const volts = maximumPowerVolts(irradiance);
  return [volts, stringAmperes(irradiance, volts)];
}

function curve(irradiance: number): string {
  const [knee, open] = [maximumPowerVolts(irradiance) * 0.85, openVolts(irradiance)];
  const volts = [...range(0, knee, 50), ...range(knee, open, 10), open];
  return polyline(volts.map((value) => toSheet(value, stringAmperes(irradiance, value))));
}

/** I–V curves of the drawn string at four irradiances, with the points of maximum power. */
export function IvCurve() {
  const t = useTranslations('Services.commissioning');
  const volts = range(0, 1200, 200);
  /** Of the strongest light, which the axes name instead of the figures next to it. */
  const [bestVolts, bestAmperes] = maximumPower(1000);
  const amperes = range(0, 12, 4).filter((value) => bestAmperes - value > 2);
  const [fullX, fullY] = toSheet(bestVolts, bestAmperes);
  const ticks =
    volts.map((value) => `M${round(toSheet(value, 0)[0])} ${height}v-8`).join('') +
    amperes.map((value) => `M0 ${round(toSheet(0, value)[1])}h8`).join('');
  return (
    <Drawing className={`${chart.chart} ${chart.framed}`}>
      <Lines>
        <path className={styles.line} d={`M0 0V${height}h${width}${ticks}`} />
        <path className={styles.amberFine} d={`M0 ${round(fullY)}H${round(fullX)}V${height}`} />
        <path className={styles.cellHeavy} d={curve(1000)} />
        <path className={styles.line} d={weaker.map(curve).join('')} />
      </Lines>
      {[1000, ...weaker].map((irradiance) => (
        <g key={irradiance}>
          <Dot at={toSheet(...maximumPower(irradiance))} r={irradiance === 1000 ? 7 : 5} />
          <Label
            at={toSheet(0, stringAmperes(irradiance, 0))}
            by={[12, -8]}
            className={irradiance === 1000 ? styles.cellLabel : undefined}
            text={t('irradiance', { value: irradiance })}
          />
        </g>
      ))}
      {[...amperes, bestAmperes].map((value) => (
        <Label
          key={value}
          at={toSheet(0, value)}
          by={[-6, 6]}
          anchor="end"
          text={t('number', { value: round(value) })}
        />
      ))}
      {[...volts.filter((value) => value > 0 && value % 400 === 0 && value < 1000), bestVolts].map(
        (value) => (
          <Label
            key={value}
            at={toSheet(value, 0)}
            by={[0, 20]}
            anchor="middle"
            text={t('number', { value })}
          />
        ),
      )}
      <Label at={[0, 0]} by={[-36, -12]} text={t('current')} />
      <Label at={[width, height]} by={[0, 41]} anchor="end" text={t('voltage')} />
    </Drawing>
  );
}
