import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type ServiceId, serviceNumber, services } from '@/site/services';
import styles from './Sheet.module.css';

/** How the title block describes a sheet. A chart does not have a scale, and a schematic drawing is not computed. */
type SheetKind = 'toScale' | 'computed' | 'schematic';

export interface SheetProps {
  readonly id: ServiceId;
  /** What the second sheet of a service shows. */
  readonly detail?: 'storage';
  readonly kind: SheetKind;
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

/** A drawing of the model plant with its caption, and above it a title block, which names the figure. */
export function Sheet({ id, detail, kind, caption, children }: SheetProps) {
  const t = useTranslations('Sheet');
  const number = serviceNumber(id);
  const name = detail ?? id;
  return (
    <figure className={styles.sheet} aria-labelledby={`${name}-sheet`}>
      <p id={`${name}-sheet`} className={`label flow ${styles.titleBlock}`}>
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
