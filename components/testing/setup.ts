import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';
import { VisibilityObserver } from './nearness';
import { forgetPreferences, matchMedia } from './preferences';

/*
 * Browser APIs that jsdom lacks, and values that a build inserts. They replace the platform, never our own code; a test that
 * needs another answer sets it itself.
 */

// A build inserts `trailingSlash` of next.config.mjs here; Next's link reads it.
process.env.__NEXT_TRAILING_SLASH = 'true';

// Tests of scripts may run in Node's environment, which has no document.
if ('document' in globalThis) {
  globalThis.TextEncoder ??= TextEncoder;
  window.matchMedia ??= matchMedia;
  globalThis.IntersectionObserver ??= VisibilityObserver;

  window.scrollTo = () => undefined;
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.pause = () => undefined;
  HTMLMediaElement.prototype.load = () => undefined;
  HTMLFormElement.prototype.requestSubmit ??= function requestSubmit(this: HTMLFormElement) {
    this.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  };

  afterEach(() => {
    forgetPreferences();
    sessionStorage.clear();
  });
}
