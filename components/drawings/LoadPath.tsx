import { Drawing } from './Drawing';
import styles from './LoadPath.module.css';

/** One table in section, on its pile: five members, each of which carries the next. */
const members = [
  {
    d: 'M286 470h22v150h-22zM286 500h22M286 530h22M286 560h22M286 590h22',
    leader: 'M308 560L420 512H700',
    at: [308, 560],
  },
  { d: 'M288 276h18v194h-18zM270 462h54v12h-54z', leader: 'M306 400L440 384H700', at: [306, 400] },
  { d: 'M306 432L462 186l10 8L306 450z', leader: 'M386 338L500 256H700', at: [386, 338] },
  { d: 'M110 372L520 156l6 12L116 384z', leader: 'M470 190L560 128H700', at: [470, 190] },
  {
    d: 'M84 366L540 126l-8-15L76 351zM198 306l-8-15M312 246l-8-15M426 186l-8-15',
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
      <path className={styles.ground} d="M40 470H286M308 470H560" />
      <path
        className={styles.hatch}
        d={Array.from({ length: 26 }, (_, index) => `M${60 + index * 20} 476l-12 12`).join('')}
      />
      {members.map(({ d, leader, at: [x, y] }, index) => (
        <g key={d} className={styles.member}>
          <path d={d} />
          <path className={styles.leader} d={leader} />
          <circle cx={x} cy={y} r={4} />
          <g className={styles.numeral}>
            <circle cx={index === 1 ? x - 44 : x + 30} cy={y + 4} r={22} />
            <text x={index === 1 ? x - 44 : x + 30} y={y + 14} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        </g>
      ))}
    </Drawing>
  );
}
