import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { numberOf, type ServiceId, services } from '@/site/services';
import styles from './Sheet.module.css';

interface SheetProps {
  readonly id: ServiceId;
  /** Otherwise the title block calls the drawing schematic. */
  readonly isToScale?: boolean;
  readonly caption: string;
  readonly children: ReactNode;
}

/** A drawing of the model plant with its caption and, at the lower right, the title block of a sheet. */
export function Sheet({ id, isToScale = false, caption, children }: SheetProps) {
  const t = useTranslations('Sheet');
  return (
    <figure className={styles.sheet}>
      {children}
      <figcaption className={styles.foot}>
        <p>{caption}</p>
        <ul className={styles.block}>
          <li>{t('number', { number: numberOf(id), total: services.length })}</li>
          <li>{t(`titles.${id}`)}</li>
          <li>{isToScale ? t('toScale') : t('schematic')}</li>
          <li>{t('model')}</li>
        </ul>
      </figcaption>
    </figure>
  );
}
