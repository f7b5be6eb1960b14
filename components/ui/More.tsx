import type { ReactNode } from 'react';

interface MoreProps {
  /** Unique on its page and the same in all languages: hop.ts finds the element by it. */
  readonly id: string;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A text that opens without JavaScript. It is open in print (print.css). */
export function More({ id, summary, children }: MoreProps) {
  return (
    <details id={id}>
      <summary className="text-link screen-only">{summary}</summary>
      {children}
    </details>
  );
}
