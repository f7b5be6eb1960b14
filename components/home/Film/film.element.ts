import {
  isMotionPaused,
  isMotionReduced,
  onMotionChange,
  setMotionPaused,
} from '@/browser/motionPreference';
import { watchNearness } from '@/browser/watchNearness';

function savesData(): boolean {
  // The Network Information API exists only in Chromium and not in TypeScript's DOM library.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/**
 * `<site-film>` loads the film that Film.tsx renders when it comes near the viewport, and plays it while it is near.
 */
export class FilmElement extends HTMLElement {
  #near = false;
  #loaded = false;
  /** Whether the browser has refused to play the film by itself, because of low power or a setting of the visitor's. */
  #refused = false;

  connectedCallback(): void {
    this.addEventListener('click', this);
    // This event does not bubble. It does not come if no file can be loaded; then the button stays hidden, because it
    // would have nothing to do.
    this.addEventListener('loadedmetadata', () => this.#update(), { capture: true });
    onMotionChange(() => this.#update());
    watchNearness(this, (isNear) => {
      this.#near = isNear;
      this.#update();
    });
  }

  handleEvent({ target }: Event): void {
    if (!(target instanceof Element) || !target.closest('button')) return;
    const pauses = !isMotionPaused() && !this.#refused;
    // A press is what the browser has waited for, so it lets the film play.
    this.#refused = false;
    setMotionPaused(pauses);
  }

  #update(): void {
    const video = this.querySelector('video');
    const button = this.querySelector('button');
    if (!video || !button) return;
    const allowed = !isMotionReduced() && !savesData();
    if (allowed && this.#near && !this.#loaded) this.#load(video);
    const waits = isMotionPaused() || this.#refused;
    this.dataset.paused = String(waits);
    button.hidden = !allowed || !(waits || video.readyState > 0);
    if (allowed && this.#loaded && this.#near && !waits) {
      video.play().catch(({ name }: DOMException) => {
        // The poster stays, and the button says "Play".
        if (name !== 'NotAllowedError') return;
        this.#refused = true;
        this.#update();
      });
    } else if (this.#loaded) {
      video.pause();
    }
  }

  #load(video: HTMLVideoElement): void {
    this.#loaded = true;
    // The file that the browser has already loaded for the picture beneath.
    const poster = this.querySelector('img')?.currentSrc;
    if (poster) video.poster = poster;
    const files: Partial<HTMLSourceElement>[] = JSON.parse(video.dataset.files ?? '[]');
    video.prepend(...files.map((file) => Object.assign(document.createElement('source'), file)));
    video.load();
  }
}

customElements.define('site-film', FilmElement);
