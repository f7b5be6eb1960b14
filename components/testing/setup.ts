import '@testing-library/jest-dom';
import { VisibilityObserver } from './nearness';
import { forgetPreferences, matchMedia } from './preferences';

/*
 * Browser APIs that jsdom lacks. They replace the platform and never our own code. A test that needs another answer
 * sets it itself.
 */

// Tests of scripts may run in Node's environment, which has no document.
if ('document' in globalThis) {
  window.matchMedia ??= matchMedia;
  globalThis.IntersectionObserver ??= VisibilityObserver as never;

  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.pause = () => undefined;
  HTMLMediaElement.prototype.load = () => undefined;

  afterEach(() => {
    forgetPreferences();
    sessionStorage.clear();
  });
}
