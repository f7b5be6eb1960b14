'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Renders its children into the page's HTML and never in the browser: a script that React makes there would not run, and
 * making it is a Trusted Types sink.
 */
export function FirstRender({ children }: { children: ReactNode }) {
  const hydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  return hydrating ? children : null;
}
