import { act } from '@testing-library/react';

const observers = new Set<VisibilityObserver>();

/** `IntersectionObserver` for jsdom, which has no layout. A test decides which element is near the viewport. */
export class VisibilityObserver {
  readonly #targets = new Set<Element>();
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
    observers.add(this);
  }

  observe(target: Element) {
    this.#targets.add(target);
  }

  disconnect() {
    observers.delete(this);
  }

  notify(around: Element, isIntersecting: boolean) {
    const entries = [...this.#targets]
      .filter((target) => target.contains(around))
      .map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry);
    if (entries.length > 0) this.#callback(entries, this as never);
  }
}

/** Scrolls an element near the viewport, or away from it. */
export function scrollNear(element: Element, near = true): void {
  act(() => {
    for (const observer of [...observers]) observer.notify(element, near);
  });
}
