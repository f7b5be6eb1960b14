import type { ReactNode } from 'react';
import { Ruler } from '@/components/ui/Ruler/Ruler';
import styles from './TextSection.module.css';

interface TextSectionProps {
  readonly id?: string;
  readonly title: string;
  readonly className?: string | undefined;
  /** Set small, in two columns beside a small heading. */
  readonly isFinePrint?: boolean;
  /** Paragraphs and lists. */
  readonly children: ReactNode;
}

/** A heading on the ruler, with running text beside it. */
export function TextSection({
  id,
  title,
  className = '',
  isFinePrint = false,
  children,
}: TextSectionProps) {
  return (
    <section className={`section ${isFinePrint ? styles.fine : ''} ${className}`} id={id}>
      <div className="wrap">
        <Ruler />
        <div className="grid">
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.text}>{children}</div>
        </div>
      </div>
    </section>
  );
}
