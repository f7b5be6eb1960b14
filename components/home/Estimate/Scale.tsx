import { shareOfScale } from './areaScale';
import { areaBounds } from './estimateLand';
import { type EstimateTexts, formatArea, formatNumber } from './inWords';
import { defaultLand } from './landInput';
import styles from './Scale.module.css';

/** The areas that the scale names, in hectares and in square metres. Between them, each step of a decade has a tick. */
const scales = [
  { kind: 'fixed', named: [0.5, 1, 2, 5, 10, 20, 60] },
  { kind: 'roof', named: [300, 1000, 3000, 10_000, 30_000] },
] as const;

const decades = [0.1, 1, 10, 100, 1000, 10_000];

interface ScaleProps {
  readonly texts: EstimateTexts;
  readonly name: string;
}

/** The area as a logarithmic ruler with a range input on it. */
export function Scale({ texts, name }: ScaleProps) {
  return (
    <div className={`screen-only ${styles.scale}`}>
      <input
        type="range"
        name="scale"
        data-part="scale"
        min={0}
        max={100}
        step="any"
        defaultValue={shareOfScale(defaultLand.area, defaultLand.kind) * 100}
        aria-label={name}
        aria-valuetext={formatArea(texts, defaultLand.area, defaultLand.kind)}
        autoComplete="off"
      />
      {scales.map(({ kind, named }) => {
        const { least, most } = areaBounds[kind];
        const place = (area: number) => (shareOfScale(area, kind) * 100).toFixed(2);
        const ticks = decades
          .flatMap((decade) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => digit * decade))
          .map((area) => Number(area.toPrecision(1)))
          .filter((area) => area >= least && area <= most);
        return (
          <svg
            key={kind}
            className={`${styles.marks} ${styles[kind]}`}
            fill="currentColor"
            aria-hidden="true"
          >
            <svg viewBox="0 0 100 14" height={14} preserveAspectRatio="none" aria-hidden="true">
              <path
                stroke="currentColor"
                vectorEffect="non-scaling-stroke"
                d={ticks
                  .map((area) => {
                    const isNamed = named.some((other) => other === area);
                    return `M${place(area)} 0v${isNamed ? 14 : 8}`;
                  })
                  .join('')}
              />
            </svg>
            {named.map((area) => (
              <text
                key={area}
                textAnchor={area === most ? 'end' : 'start'}
                className="label"
                x={`${place(area)}%`}
                y="2em"
              >
                {formatNumber(texts.locale, area)}
              </text>
            ))}
          </svg>
        );
      })}
    </div>
  );
}
