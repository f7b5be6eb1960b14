import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { numberOf, type ServiceId, services } from '@/site/services';
import parts from './Parts.module.css';

/** What the title block calls a sheet: a chart has no scale, and what is schematic is not computed. */
type SheetKind = 'toScale' | 'computed' | 'schematic';

export interface SheetProps {
  readonly id: ServiceId;
  /** What a second sheet of the service shows. */
  readonly detail?: 'storage';
  readonly kind: SheetKind;
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

/** A drawing of the model plant with its caption and, above it, the title block of a sheet. */
export function Sheet({ id, detail, kind, caption, children }: SheetProps) {
  const t = useTranslations('Sheet');
  const number = numberOf(id);
  const name = detail ?? id;
  return (
    <figure className={parts.sheet}>
      <p className={`label flow ${parts.block}`}>
        {detail ? t('detail', { number }) : t('number', { number, total: services.length })} <i />{' '}
        {t(`titles.${name}`)} <i /> {t(kind)}
      </p>
      {children}
      <figcaption className="note">{caption}</figcaption>
    </figure>
  );
}
