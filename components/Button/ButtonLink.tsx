import type { ReactNode } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { Link } from '@/components/Link/Link.client';
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
