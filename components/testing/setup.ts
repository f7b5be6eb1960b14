import '@testing-library/jest-dom';

/*
 * What browsers have and jsdom lacks. Stand-ins for the platform, never for our own code; a test that needs another
 * answer sets it itself.
 */
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

globalThis.IntersectionObserver ??= class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

HTMLMediaElement.prototype.play = () => Promise.resolve();
HTMLMediaElement.prototype.pause = () => undefined;
HTMLFormElement.prototype.requestSubmit ??= function requestSubmit(this: HTMLFormElement) {
  this.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
};
