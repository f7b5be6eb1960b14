import { runInert } from '@/browser/runInert';
import { watchNearness } from '@/browser/watchNearness';
import { whenParsed } from '@/browser/whenParsed';

/*
 * Loads the calculator's script (estimate.bundle.ts) when the visitor comes near the calculator, or at once if the URL
 * has a query, which may be a land. Until then its fields are plain HTML, and the script reads what they hold.
 */
whenParsed(() => {
  const calculator = document.querySelector('site-estimate');
  const inert = document.querySelector<HTMLScriptElement>('script[data-estimate-script]');
  if (!calculator || !inert) return;
  const observer = watchNearness(calculator, (isNear) => {
    if (!isNear && !location.search) return;
    observer.disconnect();
    runInert(inert);
  });
});
