import { maximumPowerVolts, openVolts, stringAmperes } from '@/site/ivCurve';
import chart from './Chart.module.css';
import { Dot, Label, LabelledDrawing } from './Drawing';
import styles from './Drawing.module.css';
import { type Point, polyline, range, round } from './path';

const viewBox = [0, 0, 700, 360] as const;
const [x0, y0, width, height] = [0, 360, 700, 360];
const full = { volts: 1300, amperes: 16 };
/** W/m², the strongest first. */
const irradiances = [1000, 800, 600, 400];

const toSheet = (volts: number, amperes: number): Point => [
  x0 + (width * volts) / full.volts,
  y0 - (height * amperes) / full.amperes,
];

function curve(irradiance: number): Point[] {
  const [knee, open] = [maximumPowerVolts(irradiance) * 0.85, openVolts(irradiance)];
  return [0, knee / 2, ...range(knee, open, 10), open].map((volts) =>
    toSheet(volts, stringAmperes(irradiance, volts)),
  );
}

interface IvCurveProps {
  readonly labels: {
    current: string;
    voltage: string;
    irradiance: (wattsPerSquareMetre: number) => string;
    number: (value: number) => string;
  };
}

/** I–V curves of the drawn string at four irradiances, with the points of maximum power. */
export function IvCurve({ labels }: IvCurveProps) {
  const volts = range(0, 1200, 200);
  const amperes = range(0, 12, 4);
  const curves = irradiances.map((irradiance) => {
    const best = maximumPowerVolts(irradiance);
    const maximumPower = toSheet(best, stringAmperes(irradiance, best));
    return { irradiance, isFull: irradiance === 1000, points: curve(irradiance), maximumPower };
  });
  const [fullX, fullY] = curves[0]?.maximumPower ?? [x0, y0];
  const ticks =
    volts.map((value) => `M${round(toSheet(value, 0)[0])} ${y0}v-8`).join('') +
    amperes.map((value) => `M${x0} ${round(toSheet(0, value)[1])}h8`).join('');
  const lettering = (
    <>
      {curves.map(({ irradiance, isFull, maximumPower }) => (
        <g key={irradiance}>
          <Dot viewBox={viewBox} at={maximumPower} r={isFull ? 7 : 5} />
          <Label
            viewBox={viewBox}
            at={toSheet(0, stringAmperes(irradiance, 0))}
            by={[12, -5]}
            className={isFull ? styles.cellLabel : undefined}
          >
            {labels.irradiance(irradiance)}
          </Label>
        </g>
      ))}
      {amperes.map((value) => (
        <Label key={value} viewBox={viewBox} at={toSheet(0, value)} by={[-6, 6]} anchor="end">
          {labels.number(value)}
        </Label>
      ))}
      {volts
        .filter((value) => value > 0 && value % 400 === 0)
        .map((value) => (
          <Label key={value} viewBox={viewBox} at={toSheet(value, 0)} by={[0, 20]} anchor="middle">
            {labels.number(value)}
          </Label>
        ))}
      <Label viewBox={viewBox} at={[0, 0]} by={[-28, -12]}>
        {labels.current}
      </Label>
      <Label viewBox={viewBox} at={[x0 + width, y0]} by={[0, 41]} anchor="end">
        {labels.voltage}
      </Label>
    </>
  );
  return (
    <LabelledDrawing
      viewBox={viewBox}
      className={`${chart.chart} ${chart.framed}`}
      labels={lettering}
    >
      <path className={styles.line} d={`M${x0} ${y0 - height}V${y0}h${width}${ticks}`} />
      <path className={styles.amberFine} d={`M${x0} ${round(fullY)}H${round(fullX)}V${y0}`} />
      {curves.map(({ irradiance, isFull, points }) => (
        <path
          key={irradiance}
          className={isFull ? styles.cellHeavy : styles.line}
          d={polyline(points)}
        />
      ))}
    </LabelledDrawing>
  );
}
