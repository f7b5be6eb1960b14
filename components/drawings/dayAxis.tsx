import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { clock } from '@/site/clock';
import { inViewBox, type ViewBox } from './Drawing';
import styles from './Drawing.module.css';

/** In charts of a day's power, the width of the day and of a quarter of an hour, in user units. */
export const dayWidth = 768;
export const quarterWidth = dayWidth / 96;

export function atHour(hour: number): number {
  return (hour * dayWidth) / 24;
}

/** Path data of heights that each last a quarter of an hour. Whole units: finer is invisible, and the steps are long paths. */
export function steps(quarters: readonly { hour: number; high: number }[]): string {
  const [first = { hour: 0, high: 0 }] = quarters;
  return `M${atHour(first.hour)} ${Math.round(first.high)}${quarters
    .map(({ high }) => `V${Math.round(high)}h${quarterWidth}`)
    .join('')}`;
}

/** What lies between two lines of steps. */
export function band(quarters: readonly { hour: number; high: number; low: number }[]): string {
  const back = quarters.toReversed().map(({ low }) => `V${Math.round(low)}h-${quarterWidth}`);
  return `${steps(quarters)}${back.join('')}z`;
}

/** The hours below the chart. */
export function Hours({ viewBox }: { viewBox: ViewBox }) {
  const t = useTranslations('Services.operation');
  const { Label } = inViewBox(viewBox);
  return [0, 6, 12, 18, 24].map((hour) => (
    <Label
      key={hour}
      at={[atHour(hour), viewBox[1] + viewBox[3]]}
      by={[0, 20]}
      anchor={hour === 0 ? undefined : hour === 24 ? 'end' : 'middle'}
      className={hour % 12 ? styles.spare : undefined}
      text={t('hour', { hour: clock(hour * 60) })}
    />
  ));
}

/** Of labels from the left and right edge of a chart, in px. */
export const inset = 8;

/** For a label with lines below each other at the left edge. */
export const labelLines = {
  line: (chunks: ReactNode) => (
    <tspan x={inset} dy="19">
      {chunks}
    </tspan>
  ),
};
