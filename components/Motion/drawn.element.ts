import { isMotionReduced } from './motionPreference';

/**
 * `<site-drawn>`: a drawing below the first screen, drawn once, when it comes into view. Until then it has the custom
 * state `waiting`, which its style sheet shows as "not drawn yet"; without this script, or with reduced motion, it simply
 * stands there. (A state, not an attribute: React would find an attribute that it has not rendered.)
 */
export class DrawnElement extends HTMLElement {
  #internals = this.attachInternals();
  #observer: IntersectionObserver | undefined;

  connectedCallback(): void {
    // What the visitor already sees, or has gone past, must not vanish under their eyes.
    if (isMotionReduced() || this.getBoundingClientRect().top < innerHeight) return;
    const states: CustomStateSet | undefined = this.#internals.states;
    states?.add('waiting');
    this.#observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        states?.delete('waiting');
        this.#observer?.disconnect();
      },
      { threshold: 0.3 },
    );
    this.#observer.observe(this);
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
  }
}

customElements.define('site-drawn', DrawnElement);
