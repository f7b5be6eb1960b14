import type { ReactNode } from 'react';

/** A text that opens without JavaScript. It is open in print (print.css). */
export function More({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details>
      <summary className="text-link screen-only">{summary}</summary>
      {children}
    </details>
  );
}
