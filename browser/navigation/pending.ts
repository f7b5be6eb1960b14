import { useEffect, useSyncExternalStore } from 'react';

/** Links and flags whose page is loading; each has a token of its own. */
const pending = new Set<object>();
const changes = new EventTarget();

function report(token: object, isPending: boolean): void {
  if (isPending) pending.add(token);
  else pending.delete(token);
  changes.dispatchEvent(new Event('change'));
}

/** Reports a navigation for as long as `isPending` is true. */
export function useReportPending(isPending: boolean): void {
  useEffect(() => {
    if (!isPending) return;
    const token = {};
    report(token, true);
    return () => report(token, false);
  }, [isPending]);
}

function subscribe(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}

/** Whether any navigation within the document is under way. */
export function useIsNavigating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pending.size > 0,
    () => false,
  );
}
