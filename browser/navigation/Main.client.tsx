'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** The page that was shown last within this document. */
let shown: string | null = null;

/**
 * The page's content. A page that comes by soft navigation takes away the link that was followed, and Next leaves the
 * focus nowhere: it then goes where the skip link leads. Next's own announcer says which page it is.
 */
export function Main({ className, children }: { className: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    const { pathname } = location;
    // After a language switch the flag has taken the focus already: LanguageLink.client.tsx.
    const lost = document.activeElement === document.body;
    if (lost && shown !== null && shown !== pathname) main.current?.focus({ preventScroll: true });
    shown = pathname;
  }, []);

  return (
    <main ref={main} id="content" tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
