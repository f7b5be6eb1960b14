import type { SVGProps } from 'react';
import drawing from '@/components/drawings/Drawing.module.css';
import type { Land, LandEstimate } from './estimateLand';
import type { ShownName } from './formatEstimate';
import styles from './Plan.module.css';
import { planOf } from './planGeometry';

interface PlanProps {
  readonly land: Land;
  readonly estimate: LandEstimate;
  readonly name: string;
  readonly north: string;
  /** The attributes and the text of an element that shows a text of the answer. */
  readonly show: (name: ShownName) => SVGProps<SVGTextElement>;
}

const lettering = { className: drawing.lettering, stroke: 'none' };
const slashes = { markerStart: 'url(#plan-slash)', markerEnd: 'url(#plan-slash)' };

/**
 * The land to scale, with every row that is counted, its two dimensions, and a bar of 100 m (10 m for a roof). The
 * lines are in metres, and the lettering keeps its size. estimate.bundle.ts changes the plan.
 */
export function Plan({ land, estimate, name, north, show }: PlanProps) {
  const plan = planOf(estimate, land);
  const part = <Name extends keyof typeof plan>(name: Name) => {
    const attributes = Object.entries(plan[name]).map(([attribute, value]) => [
      attribute.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase()),
      value,
    ]);
    return { 'data-part': name, ...(Object.fromEntries(attributes) as Record<string, string>) };
  };
  return (
    <svg
      className={`${drawing.drawing} ${styles.plan}`}
      role="img"
      aria-label={name}
      data-part="plan"
    >
      <svg {...part('ground')} preserveAspectRatio="none" aria-hidden="true">
        <path
          fill="var(--field)"
          strokeWidth={2}
          strokeDasharray="14 5 3 5"
          {...part('boundary')}
        />
        <path className={styles.rows} stroke="var(--cell)" {...part('rows')} />
        <path strokeOpacity={0.62} {...part('rooflights')} />
        <path stroke="var(--amber)" strokeWidth={1.8} {...part('cable')} />
        <path strokeWidth={6} {...part('stations')} />
      </svg>
      <marker id="plan-slash" markerUnits="userSpaceOnUse" overflow="visible">
        <path d="M-5 5l10-10" />
      </marker>
      <svg className={styles.frame} {...part('frame')} aria-hidden="true">
        <line y1="100%" x2="100%" y2="100%" {...slashes} />
        <text {...lettering} x="50%" y="100%" dy="1.4em" textAnchor="middle" {...show('width')} />
        <line x1="100%" x2="100%" y2="100%" {...slashes} />
        <text {...lettering} x="100%" y="50%" dx="10" dy="0.35em" {...show('height')} />
        {/* Above the bar, because the bar is longer than the smallest land. */}
        <svg x="100%" y="100%" aria-hidden="true">
          <path d="M-8 60V28M-15 39l7-11 7 11" />
          <text {...lettering} x={-22} y={56} textAnchor="end">
            {north}
          </text>
        </svg>
      </svg>
      <svg className={styles.bar} strokeWidth={3} {...part('bar')} aria-hidden="true">
        <line y1="100%" x2="100%" y2="100%" {...slashes} />
        <text {...lettering} x="100%" y="100%" dx="12" dy="0.35em" {...show('barLength')} />
      </svg>
    </svg>
  );
}
