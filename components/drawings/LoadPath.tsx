import { Drawing } from './Drawing';
import styles from './LoadPath.module.css';

/** One table in section, on two piles as on sheet 3: five kinds of members, each of which carries the next. */
const members = [
  {
    d: [201, 410].map((x) => `M${x} 470h22v150h-22z${'m0 30h22m-22 0'.repeat(4)}`).join(''),
    leader: 'M432 560L500 512H700',
    at: [432, 560],
  },
  {
    d: 'M203 338l18-9v133h-18zM412 228l18-9v243h-18zM185 462h54v12h-54zM394 462h54v12h-54z',
    leader: 'M430 420L500 384H700',
    at: [430, 420],
  },
  { d: 'M221 440L412 268v14L221 454z', leader: 'M344 336L500 256H700', at: [344, 336] },
  { d: 'M110 372L520 156l6 12L116 384z', leader: 'M470 190L560 128H700', at: [470, 190] },
  {
    d: 'M84 366L540 126l-8-15L76 351zM312 246l-8-15',
    leader: 'M520 126L600 2H700',
    at: [520, 126],
  },
] as const;

export function LoadPath() {
  return (
    <Drawing
      viewBox={[40, 0, 660, 640]}
      preserveAspectRatio="xMaxYMin meet"
      className={styles.drawing}
    >
      <path className={styles.ground} d="M40 470H201M223 470H410M432 470H560" />
      <path
        className={styles.hatch}
        d={Array.from({ length: 26 }, (_, index) => `M${60 + index * 20} 476l-12 12`).join('')}
      />
      {/* Behind the members. */}
      <path className={styles.leader} d={members.map(({ leader }) => leader).join('')} />
      {members.map(({ d, at: [x, y] }, index) => (
        <g key={d} className={styles.member}>
          <path d={d} />
          <circle cx={x} cy={y} r={4} />
          <g className={styles.numeral}>
            <circle cx={x + 30} cy={y + 4} r={22} />
            <text x={x + 30} y={y + 14} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        </g>
      ))}
    </Drawing>
  );
}
