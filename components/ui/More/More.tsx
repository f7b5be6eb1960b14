import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './More.module.css';

/** A text that opens without a script. On paper it is open (print.css). */
export function More({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary className="text-link screen-only">
        {summary}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}
