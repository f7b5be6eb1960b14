import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TradeTerm } from '@/components/ui/TradeTerm';
import { type ServiceId, services } from '@/site/services';
import styles from './Stages.module.css';

interface StageProps {
  readonly id: ServiceId;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One service: its number, tapped from the busbar by a breaker, and what stands beside it. */
export function Stage({ id, className = '', children }: StageProps) {
  const number = services.findIndex((service) => service.id === id) + 1;
  return (
    <section id={id} className={`${styles.stage} ${className}`}>
      <div className={`wrap ${styles.busbar}`}>
        <div className={`grid ${styles.content}`}>
          <div className={styles.tap} aria-hidden="true" />
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          {children}
        </div>
      </div>
    </section>
  );
}

/** What a service is called and what it is. */
export function Introduction({ id }: { id: ServiceId }) {
  const t = useTranslations('Services');
  return (
    <>
      <h2 className={`h3 ${styles.title}`}>{t(`${id}.title`)}</h2>
      <p>{t.rich(`${id}.text`, { term: (chunks) => <TradeTerm>{chunks}</TradeTerm> })}</p>
    </>
  );
}

/**
 * What a service consists of. Each service has points of its own, so their list is read from the messages: a key list
 * in code could only be typed with a cast.
 */
export function Points({ id }: { id: ServiceId }) {
  const { points } = useMessages().Services[id];
  return (
    <ul className={styles.points}>
      {Object.entries(points).map(([key, text]) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

interface ServiceTextProps {
  readonly id: ServiceId;
  readonly className?: string | undefined;
}

/** All that is said of a service, in one column. */
export function ServiceText({ id, className = '' }: ServiceTextProps) {
  return (
    <div className={`${styles.text} ${className}`}>
      <Introduction id={id} />
      <Points id={id} />
    </div>
  );
}
