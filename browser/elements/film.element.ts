import {
  isMotionPaused,
  isMotionReduced,
  onMotionChange,
  setMotionPaused,
} from './motionPreference';
import { watchNearness } from './watchNearness';

function savesData(): boolean {
  // Network Information API, Chromium only: absent from TypeScript's DOM library.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/**
 * `<site-film>`: loads the film that Film.tsx has rendered when it comes near the viewport, and plays it while it is near.
 */
export class FilmElement extends HTMLElement {
  #near = false;
  #loaded = false;
  /** The browser does not let it play by itself: low power, or a setting of the visitor's. */
  #refused = false;
  /** No file of it can be had: the poster stays, and a button would have nothing to do. */
  #missing = false;

  connectedCallback(): void {
    this.addEventListener('click', this);
    // Browsers try the files in their order, and report each that fails; such an event does not bubble.
    this.addEventListener('error', ({ target }) => this.#fail(target), { capture: true });
    onMotionChange(() => this.#update());
    watchNearness(this, (isNear) => {
      this.#near = isNear;
      this.#update();
    });
  }

  handleEvent({ target }: Event): void {
    if (!(target instanceof Element) || !target.closest('button')) return;
    const pauses = !isMotionPaused() && !this.#refused;
    // A press is what a browser waits for.
    this.#refused = false;
    setMotionPaused(pauses);
  }

  #update(): void {
    this.dataset.paused = String(isMotionPaused() || this.#refused);
    const video = this.querySelector('video');
    const button = this.querySelector('button');
    if (!video || !button) return;
    const allowed = !isMotionReduced() && !savesData() && !this.#missing;
    if (allowed && this.#near && !this.#loaded) this.#load(video);
    const loaded = this.#loaded;
    button.hidden = !allowed || !loaded;
    if (allowed && loaded && this.#near && !isMotionPaused() && !this.#refused) {
      video.play().catch(({ name }: DOMException) => {
        // The poster stays, and the button says "Play".
        if (name !== 'NotAllowedError') return;
        this.#refused = true;
        this.#update();
      });
    } else if (loaded) {
      video.pause();
    }
  }

  #fail(target: EventTarget | null): void {
    if (!(target instanceof Element) || !target.matches('video > source:last-of-type')) return;
    const { networkState = 0 } = this.querySelector('video') ?? {};
    if (networkState !== HTMLMediaElement.NETWORK_NO_SOURCE) return;
    this.#missing = true;
    this.#update();
  }

  #load(video: HTMLVideoElement): void {
    this.#loaded = true;
    // The file that the browser has chosen for the picture beneath, if it is loaded already.
    const poster = this.querySelector('img')?.currentSrc;
    if (poster) video.poster = poster;
    const files: Partial<HTMLSourceElement>[] = JSON.parse(video.dataset.files ?? '[]');
    video.prepend(...files.map((file) => Object.assign(document.createElement('source'), file)));
    video.load();
  }
}

customElements.define('site-film', FilmElement);
