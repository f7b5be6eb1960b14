import { useTranslations } from 'next-intl';
import { maximumPowerVolts, openVolts, stringAmperes } from '@/site/ivCurve';
import chart from './Chart.module.css';
import { Drawing, inViewBox } from './Drawing';
import styles from './Drawing.module.css';
import { type Point, polyline, range, round } from './path';

const [width, height] = [700, 360];
const { Lines, Label, Dot } = inViewBox([0, 0, width, height]);
const full = { volts: 1300, amperes: 16 };
/** W/m², the strongest first. */
const irradiances = [1000, 800, 600, 400];

const toSheet = (volts: number, amperes: number): Point => [
  (width * volts) / full.volts,
  height - (height * amperes) / full.amperes,
];

function curve(irradiance: number): Point[] {
  const [knee, open] = [maximumPowerVolts(irradiance) * 0.85, openVolts(irradiance)];
  return [0, knee / 2, ...range(knee, open, 10), open].map((volts) =>
    toSheet(volts, stringAmperes(irradiance, volts)),
  );
}

/** I–V curves of the drawn string at four irradiances, with the points of maximum power. */
export function IvCurve() {
  const t = useTranslations('Services.commissioning');
  const volts = range(0, 1200, 200);
  const amperes = range(0, 12, 4);
  const curves = irradiances.map((irradiance) => {
    const best = maximumPowerVolts(irradiance);
    const maximumPower = toSheet(best, stringAmperes(irradiance, best));
    return { irradiance, isFull: irradiance === 1000, points: curve(irradiance), maximumPower };
  });
  const [fullX, fullY] = curves[0]?.maximumPower ?? [0, height];
  /** Of the strongest light's point, which the axes name instead of the figures next to it. */
  const bestVolts = maximumPowerVolts(1000);
  const bestAmperes = round(stringAmperes(1000, bestVolts));
  const ticks =
    volts.map((value) => `M${round(toSheet(value, 0)[0])} ${height}v-8`).join('') +
    amperes.map((value) => `M0 ${round(toSheet(0, value)[1])}h8`).join('');
  return (
    <Drawing className={`${chart.chart} ${chart.framed}`}>
      <Lines>
        <path className={styles.line} d={`M0 0V${height}h${width}${ticks}`} />
        <path className={styles.amberFine} d={`M0 ${round(fullY)}H${round(fullX)}V${height}`} />
        {curves.map(({ irradiance, isFull, points }) => (
          <path
            key={irradiance}
            className={isFull ? styles.cellHeavy : styles.line}
            d={polyline(points)}
          />
        ))}
      </Lines>
      {curves.map(({ irradiance, isFull, maximumPower }) => (
        <g key={irradiance}>
          <Dot at={maximumPower} r={isFull ? 7 : 5} />
          <Label
            at={toSheet(0, stringAmperes(irradiance, 0))}
            by={[12, -5]}
            className={isFull ? styles.cellLabel : undefined}
            text={t('irradiance', { value: irradiance })}
          />
        </g>
      ))}
      {[...amperes.filter((value) => bestAmperes - value > 2), bestAmperes].map((value) => (
        <Label
          key={value}
          at={toSheet(0, value)}
          by={[-6, 6]}
          anchor="end"
          text={t('number', { value })}
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
      <Label at={[0, 0]} by={[-28, -12]} text={t('current')} />
      <Label at={[width, height]} by={[0, 41]} anchor="end" text={t('voltage')} />
    </Drawing>
  );
}
