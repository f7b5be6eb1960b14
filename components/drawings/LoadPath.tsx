import { Drawing } from './Drawing';
import styles from './LoadPath.module.css';

/** On the beam, below the modules. */
const purlin = (x: number) => `M${x} ${430 - Math.round(0.527 * x)}l11-6-8-15-11 6z`;

/** One table, on two piles as on sheet 3: five kinds of members, each of which carries the next; its dot and its circle. */
const members = [
  {
    d: [201, 410].map((x) => `M${x} 470h22v136l-11 18-11-18z`).join(''),
    at: [432, 575, 500, 575],
  },
  {
    d: 'M203 338l18-9v133h-18zM412 228l18-9v243h-18zM185 462h54v12h-54zM394 462h54v12h-54z',
    at: [430, 400, 500, 400],
  },
  { d: 'M221 440L412 268v14L221 454z', at: [360, 329, 366, 394] },
  {
    d: `M110 372L520 156l6 12L116 384z${[136, 264, 352, 480].map(purlin).join('')}`,
    at: [523, 162, 536, 226],
  },
  { d: 'M84 366L540 126l-8-15L76 351zM312 246l-8-15', at: [520, 117, 500, 60] },
] as const;

/** The list's lines are a fifth of the height apart. The brace's leader leaves the column out, which is another value's. */
const leaders = members.map(({ at: [x, y] }, index) => {
  const line = 96 + 112 * (4 - index);
  const past = index === 2 ? `H407M435 ${line}` : '';
  return `M${x} ${y}L${x + Math.round(1.4 * Math.abs(line - y))} ${line}${past}H640`;
});

export function LoadPath() {
  return (
    <Drawing viewBox={[60, 96, 580, 560]}>
      <path className={styles.ground} d="M-400 470H201M223 470H410M432 470H620" />
      <path className={styles.hatch} d={`M-384 476l-12 12${'m32-12l-12 12'.repeat(50)}`} />
      <path className={styles.leader} d={leaders.join('')} />
      {members.map(({ d, at: [x, y, cx, cy] }, index) => (
        <g key={d} className={styles.member}>
          <path d={d} />
          <circle cx={x} cy={y} r={4} />
          <g className={styles.numeral}>
            <path d={`M${x} ${y}L${cx} ${cy}`} />
            <circle cx={cx} cy={cy} r={22} />
            <text x={cx} y={cy + 10} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        </g>
      ))}
    </Drawing>
  );
}
