import type { ReactNode } from 'react';
import { Link } from '@/browser/navigation/Link.client';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './Button.module.css';

/** The one amber action: a link to another page of the site. */
export function ButtonLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className={styles.button} href={href}>
      {children}
      <Icon name="arrow" />
    </Link>
  );
}
