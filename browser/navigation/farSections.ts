import { currentPlace, goToPlace } from './place';

/*
 * A switch changes every text of the page. Sections far from the window keep their boxes until the main thread is idle, so the
 * visitor waits for the layout of what is visible only (docs/performance.md).
 */

const mark = 'data-far';

function sections(): NodeListOf<Element> {
  return document.querySelectorAll('main > *, main section, body > footer');
}

/** Lets the browser skip sections that are half a screen away; app/base.css has the rule. */
export function skipFarSections(): void {
  const margin = innerHeight / 2;
  for (const section of sections()) {
    const { top, bottom } = section.getBoundingClientRect();
    section.toggleAttribute(mark, top > innerHeight + margin || bottom < -margin);
  }
}

/** Has the skipped sections laid out when the main thread is idle, with the visitor's place unchanged. */
export function resumeFarSections(): void {
  const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  idle(() => {
    const place = currentPlace();
    for (const section of sections()) section.removeAttribute(mark);
    if (place) goToPlace(place);
  });
}
