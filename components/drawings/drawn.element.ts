import { isMotionReduced } from '@/browser/motionPreference';

/**
 * `<site-drawn>`: a drawing below the first screen that is drawn once, when it comes into view. Until then it has the
 * attribute `data-waiting`, which its style sheet shows as "not drawn yet"; without this script, or with reduced
 * motion, the drawing shows at once.
 */
export class DrawnElement extends HTMLElement {
  connectedCallback(): void {
    if (isMotionReduced()) return;
    // The observer's first report gives the drawing's position; measuring it here would force a layout.
    const observer = new IntersectionObserver(
      (entries) => {
        // A scroll right after the first frame brings two entries at once.
        for (const { boundingClientRect, intersectionRatio } of entries) {
          const { top } = boundingClientRect;
          if (top >= innerHeight) this.dataset.waiting = '';
          // A drawing that the visitor already sees, or has scrolled past, must not disappear.
          else if (!('waiting' in this.dataset) || intersectionRatio >= 0.3 || top < 0) {
            delete this.dataset.waiting;
            observer.disconnect();
          }
        }
      },
      { threshold: [0, 0.3] },
    );
    observer.observe(this);
  }
}

customElements.define('site-drawn', DrawnElement);
