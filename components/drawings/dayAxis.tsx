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

/** For a label with lines below each other at the left edge. */
export const labelLines = {
  line: (chunks: ReactNode) => (
    <tspan x="0" dy="19">
      {chunks}
    </tspan>
  ),
};
