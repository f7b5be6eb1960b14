/*
 * A navigation within the document that is on its way: the language that it leads to, and the sign that it is late, a bar and a
 * word for screen readers in an element that React renders empty. The sign is set by hand, since an update of React's would
 * interrupt the very rendering that is waited for.
 */
import { writeSession } from '@/browser/store';
import type { Locale } from '@/i18n/locales';

/** Id of the element, which carries its word in `data-label`. */
export const loadingSignId = 'loading';

/** How long a page may be on its way before the visitor is told, in ms: a sign for less would only flicker. */
const patience = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
/** The language of the flag that was clicked, until the page shows it or another navigation overtakes it. */
let chosen: Locale | null = null;

function show(isLate: boolean): void {
  const sign = document.getElementById(loadingSignId);
  if (sign) sign.textContent = isLate ? (sign.dataset.label ?? '') : '';
}

/** A switch may end in a page load. It must be recorded before: the English flag leads to a bare URL. */
function choose(locale: Locale | null): void {
  chosen = locale;
  const record = locale && (() => writeSession('lang', locale));
  window.onbeforeunload = record;
  window.onpagehide = record;
}

/** Whether a flag was clicked and the page does not show its language yet. */
export function isSwitching(): boolean {
  return chosen !== null;
}

/** Says that a navigation has begun. One that changes nothing must not begin. */
export function beginNavigation(locale: Locale | null = null): void {
  choose(locale);
  clearTimeout(timer);
  timer = setTimeout(show, patience, true);
}

/** Says that the page is shown, or that the navigation was given up. */
export function endNavigation(): void {
  choose(null);
  clearTimeout(timer);
  show(false);
}
