import { isMotionReduced } from './motionPreference';

/**
 * `<site-drawn>`: a drawing below the first screen that is drawn once, when it comes into view. Until then it has the
 * custom state `waiting`, which its style sheet shows as "not drawn yet"; without this script, or with reduced motion, the
 * drawing shows at once. (A state, not an attribute: React would find an attribute that it has not rendered.)
 */
export class DrawnElement extends HTMLElement {
  #states: CustomStateSet | undefined = this.attachInternals().states;

  connectedCallback(): void {
    if (isMotionReduced()) return;
    // The observer's first report gives the drawing's position; measuring it here would force a layout.
    const observer = new IntersectionObserver(
      (entries) => {
        // A scroll right after the first frame brings two entries at once.
        for (const { boundingClientRect, intersectionRatio } of entries) {
          const { top } = boundingClientRect;
          if (top >= innerHeight) this.#states?.add('waiting');
          // A drawing that the visitor already sees, or has scrolled past, must not disappear.
          else if (!this.#states?.has('waiting') || intersectionRatio >= 0.3 || top < 0) {
            this.#states?.delete('waiting');
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
