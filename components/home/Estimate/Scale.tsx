import { shareOfScale } from './areaScale';
import { areaBounds, type Land } from './estimateLand';
import { type EstimateTexts, formatAreaIn, formatNumber } from './formatEstimate';
import { areaIn } from './landInput';
import styles from './Scale.module.css';
import { unitsOf } from './units';

/** The areas that the scale names, in hectares and in square metres. Between them, each step of a decade has a tick. */
const named = {
  fixed: [0.5, 1, 2, 5, 10, 20, 60],
  roof: [300, 1000, 3000, 10_000, 30_000],
} as const;

const decades = [0.1, 1, 10, 100, 1000, 10_000];

interface ScaleProps {
  readonly land: Land;
  readonly texts: EstimateTexts;
  readonly name: string;
}

/**
 * The area as a logarithmic ruler with a range input on it. It has the names of each unit, of which it shows those of the
 * chosen one. Decares and hectares share the ticks, because one is ten times the other.
 */
export function Scale({ land: { area, kind }, texts, name }: ScaleProps) {
  const [unit] = unitsOf(texts.locale, kind);
  const rulers = (['fixed', 'roof'] as const).flatMap((ruled) =>
    unitsOf(texts.locale, ruled).map((inUnit) => ({ ruled, inUnit })),
  );
  return (
    <div className={styles.scale}>
      <input
        type="range"
        name="scale"
        data-part="scale"
        min={0}
        max={100}
        step="any"
        defaultValue={shareOfScale(area, kind) * 100}
        aria-label={name}
        aria-valuetext={formatAreaIn(texts, unit, area, kind)}
        autoComplete="off"
      />
      {rulers.map(({ ruled, inUnit }) => {
        const { least, most } = areaBounds[ruled];
        const place = (at: number) => (shareOfScale(at, ruled) * 100).toFixed(2);
        const ticks = decades
          .flatMap((decade) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => digit * decade))
          .map((at) => Number(at.toPrecision(1)))
          .filter((at) => at >= least && at <= most);
        return (
          <svg
            key={inUnit}
            className={`${styles.ticks} ${styles[inUnit]}`}
            fill="currentColor"
            aria-hidden="true"
          >
            <svg viewBox="0 0 100 14" height={14} preserveAspectRatio="none" aria-hidden="true">
              <path
                stroke="currentColor"
                vectorEffect="non-scaling-stroke"
                d={ticks
                  .map((at) => {
                    const isNamed = named[ruled].some((other) => other === at);
                    return `M${place(at)} 0v${isNamed ? 14 : 8}`;
                  })
                  .join('')}
              />
            </svg>
            {named[ruled].map((at) => (
              <text
                key={at}
                textAnchor={at === most ? 'end' : 'start'}
                className="label"
                x={`${place(at)}%`}
                y="2em"
              >
                {formatNumber(texts.locale, areaIn(inUnit, at, ruled))}
              </text>
            ))}
          </svg>
        );
      })}
    </div>
  );
}
