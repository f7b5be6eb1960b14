/*
 * The sign that a page is late: a bar, and a word for screen readers, in an element that React renders empty. It is set by hand,
 * since an update of React's would interrupt the very rendering that is waited for.
 */

/** Id of the element, which carries its word in `data-label`. */
export const loadingSignId = 'loading';

/** How long a page may be on its way before the visitor is told, in ms: a sign for less would only flicker. */
const patience = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

function show(isLate: boolean): void {
  const sign = document.getElementById(loadingSignId);
  if (sign) sign.textContent = isLate ? (sign.dataset.label ?? '') : '';
}

/** Says that a navigation within the document has begun. One that changes nothing must not begin. */
export function beginNavigation(): void {
  clearTimeout(timer);
  timer = setTimeout(show, patience, true);
}

/** Says that the page is shown, or that the navigation was given up. */
export function endNavigation(): void {
  clearTimeout(timer);
  show(false);
}
