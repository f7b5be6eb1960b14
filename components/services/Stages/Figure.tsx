import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type ServiceId, serviceNumber, services } from '@/site/services';
import styles from './Figure.module.css';

/** How the title block describes a figure. A chart does not have a scale, and a schematic drawing is not computed. */
type FigureKind = 'toScale' | 'computed' | 'schematic';

export interface FigureProps {
  readonly id: ServiceId;
  /** What the second figure of a service shows. */
  readonly detail?: 'storage';
  readonly kind: FigureKind;
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

/** A drawing of the model plant with its caption, and above it a title block, which names the figure. */
export function Figure({ id, detail, kind, caption, children }: FigureProps) {
  const t = useTranslations('Figure');
  const number = serviceNumber(id);
  const name = detail ?? id;
  return (
    <figure className={styles.figure} aria-labelledby={`${name}-figure`}>
      <p id={`${name}-figure`} className={`label flow ${styles.titleBlock}`}>
        <span>
          {detail ? t('detail', { number }) : t('number', { number, total: services.length })}
        </span>{' '}
        <span>{t(`titles.${name}`)}</span> <span>{t(kind)}</span>
      </p>
      {children}
      <figcaption className="note">{caption}</figcaption>
    </figure>
  );
}
