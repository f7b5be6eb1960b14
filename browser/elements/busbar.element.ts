import { whenParsed } from '@/browser/whenParsed';

/** `<site-busbar>`: marks the link to the stage that is being read. */
export class BusbarElement extends HTMLElement {
  connectedCallback(): void {
    // The stage that crosses a line in the upper third of the window. An observer ends with the elements that it observes.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const link = this.querySelector(`a[href$="#${target.id}"]`);
          if (isIntersecting) link?.setAttribute('aria-current', 'step');
          else link?.removeAttribute('aria-current');
        }
      },
      { rootMargin: '-33% 0px -66%' },
    );
    whenParsed(() => {
      for (const { hash } of this.querySelectorAll('a')) {
        const stage = document.getElementById(hash.slice(1));
        if (stage) observer.observe(stage);
      }
    });
  }
}

customElements.define('site-busbar', BusbarElement);
