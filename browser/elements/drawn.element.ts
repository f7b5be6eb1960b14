import { isMotionReduced } from './motionPreference';

/**
 * `<site-drawn>`: a drawing below the first screen that is drawn once, when it comes into view. Until then it has the
 * custom state `waiting`, which its style sheet shows as "not drawn yet"; without this script, or with reduced motion, the
 * drawing shows at once. (A state, not an attribute: React would find an attribute that it has not rendered.)
 */
export class DrawnElement extends HTMLElement {
  #internals = this.attachInternals();
  #observer: IntersectionObserver | undefined;

  connectedCallback(): void {
    if (isMotionReduced()) return;
    const states: CustomStateSet | undefined = this.#internals.states;
    // The observer's first report gives the drawing's position; measuring it here would force a layout.
    this.#observer = new IntersectionObserver(
      (entries) => {
        // A scroll right after the first frame brings two entries at once.
        for (const { boundingClientRect, intersectionRatio } of entries) {
          const isWaiting = states?.has('waiting') ?? false;
          if (boundingClientRect.top >= innerHeight) states?.add('waiting');
          // A drawing that the visitor already sees, or has scrolled past, must not disappear.
          else if (!isWaiting || intersectionRatio >= 0.3 || boundingClientRect.top < 0)
            this.#draw();
        }
      },
      { threshold: [0, 0.3] },
    );
    this.#observer.observe(this);
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
  }

  #draw(): void {
    this.#internals.states?.delete('waiting');
    this.#observer?.disconnect();
  }
}

customElements.define('site-drawn', DrawnElement);
