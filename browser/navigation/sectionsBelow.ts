/*
 * The sections below the window are most of a page: a switch of language leaves them out of its first frame, so the visitor
 * reads that sooner (docs/performance.md).
 */
import { sections } from './place';

interface Skipped {
  readonly section: HTMLElement;
  /** In px. */
  readonly height: number;
}

let below: readonly Skipped[] = [];

function forget(): void {
  below = [];
}

/** Notes which sections are below the window. Measured on a click, when the page has its layout, it costs none. */
export function noteSectionsBelow(): void {
  below = sections().flatMap((section) => {
    const { top, height } = section.getBoundingClientRect();
    // A section that is left out would lose the focus.
    return top > innerHeight && !section.contains(document.activeElement)
      ? [{ section, height }]
      : [];
  });
  addEventListener('scroll', forget, { once: true, passive: true });
}

/** Leaves the noted sections out of the next frame, at their old height. */
export function skipSectionsBelow(): void {
  const skipped = below;
  forget();
  for (const { section, height } of skipped) {
    section.style.containIntrinsicBlockSize = `${height}px`;
    section.style.contentVisibility = 'hidden';
  }
  // A timer set in a frame fires after the frame is painted.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const { section } of skipped) section.style.cssText = '';
    }),
  );
}
