import { whenParsed } from '@/browser/whenParsed';

/** `<site-busbar>`: marks the link to the stage that is being read. */
export class BusbarElement extends HTMLElement {
  #observer: IntersectionObserver | undefined;

  connectedCallback(): void {
    // The stage that crosses a line in the upper third of the window.
    this.#observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const link = this.querySelector(`a[href$="#${target.id}"]`);
          if (isIntersecting) link?.setAttribute('aria-current', 'step');
          else link?.removeAttribute('aria-current');
        }
      },
      { rootMargin: '-33% 0px -66%' },
    );
    whenParsed(() => this.#observe());
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
  }

  #observe(): void {
    for (const { hash } of this.querySelectorAll('a')) {
      const stage = document.getElementById(hash.slice(1));
      if (stage) this.#observer?.observe(stage);
    }
  }
}

customElements.define('site-busbar', BusbarElement);
