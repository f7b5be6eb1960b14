/*
 * The sections below the window are most of a page: a switch of language leaves them out of its first frame, so the visitor
 * reads that sooner (docs/performance.md).
 */
import { sections } from './place';

/** Sections with their heights in px. */
let below: readonly (readonly [section: HTMLElement, height: number])[] = [];

/** Notes which sections are below the window. Measured on a click, when the page has its layout, it costs none. */
export function noteSectionsBelow(): void {
  below = sections().flatMap((section) => {
    const { top, height } = section.getBoundingClientRect();
    // A section that is left out would lose the focus.
    const isSkipped = top > innerHeight && !section.contains(document.activeElement);
    return isSkipped ? [[section, height] as const] : [];
  });
  addEventListener('scroll', takeSections, { once: true, passive: true });
}

function takeSections(): typeof below {
  const taken = below;
  below = [];
  return taken;
}

/** Leaves the noted sections out of the next frame, at their old height. */
export function skipSectionsBelow(): void {
  const skipped = takeSections();
  for (const [section, height] of skipped) {
    section.style.containIntrinsicBlockSize = `${height}px`;
    section.style.contentVisibility = 'hidden';
  }
  // A timer set in a frame fires after the frame is painted.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const [section] of skipped) section.style.cssText = '';
    }),
  );
}
