import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/links';
import { TradeTerm } from '@/components/ui/TradeTerm';
import { href } from '@/site/routes';
import { numberOf, type ServiceId } from '@/site/services';
import '@/components/ui/text-link.css';
import styles from './Stages.module.css';

interface StageProps {
  readonly id: ServiceId;
  readonly className?: string | undefined;
  /** Introduction and sheet. */
  readonly children: ReactNode;
  /** A second part, with its own sheet, between the points and the result. */
  readonly more?: ReactNode;
  /** A picture between this stage and the next. */
  readonly below?: ReactNode;
}

/**
 * One service: its number, connected to the busbar through a breaker, its introduction and sheet, its points, the document
 * that it ends with, and the way to an enquiry about it. The messages give the keys of the points: they differ from service
 * to service, and a list in code would need a cast.
 */
export function Stage({ id, className = '', children, more, below }: StageProps) {
  const locale = useLocale();
  const t = useTranslations('Services');
  const { points } = useMessages().Services[id];
  return (
    <section id={id} className={`${styles.stage} ${className}`}>
      <div className="wrap">
        <div className={`twelve ${styles.content}`}>
          <div className={styles.tap} aria-hidden="true" />
          <span className={styles.number} aria-hidden="true">
            {numberOf(id)}
          </span>
          {children}
          <ul className={styles.points}>
            {Object.entries(points).map(([key, text]) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
          {more}
          <div className={styles.outcome}>
            <p>
              {t.rich('outcome', {
                document: t(`${id}.outcome`),
                strong: (chunks) => <b>{chunks}</b>,
              })}
            </p>{' '}
            <Link
              className={id === 'epc' ? 'button' : 'text-link'}
              href={`${href(locale, 'contacts')}?service=${id}`}
            >
              {t('ask')}
              <Icon name="arrow" />
            </Link>
          </div>
        </div>
      </div>
      {below && (
        <div className="screen-only">
          <div className="wrap">{below}</div>
        </div>
      )}
    </section>
  );
}

/** Title and description of a service. */
export function Introduction({ id }: { id: ServiceId }) {
  const t = useTranslations('Services');
  return (
    <div className={styles.text}>
      <h2 className={`h3 ${styles.title}`}>{t(`${id}.title`)}</h2>
      <p>{t.rich(`${id}.text`, { term: (chunks) => <TradeTerm>{chunks}</TradeTerm> })}</p>
    </div>
  );
}
