'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Renders its children into the page's HTML and never in the browser: React would create a script there without running it,
 * and creating it is a Trusted Types sink.
 */
export function HtmlOnly({ children }: { children: ReactNode }) {
  const hydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  return hydrating ? children : null;
}
