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

  connectedCallback(): void {
    this.addEventListener('click', this);
    onMotionChange(() => this.#update());
    watchNearness(this, (isNear) => {
      this.#near = isNear;
      this.#update();
    });
  }

  handleEvent({ target }: Event): void {
    if (target instanceof Element && target.closest('button')) setMotionPaused(!isMotionPaused());
  }

  #update(): void {
    this.dataset.paused = String(isMotionPaused());
    const video = this.querySelector('video');
    const button = this.querySelector('button');
    if (!video || !button) return;
    const allowed = !isMotionReduced() && !savesData();
    if (allowed && this.#near && !this.#loaded) this.#load(video);
    const loaded = this.#loaded;
    button.hidden = !allowed || !loaded;
    if (allowed && loaded && this.#near && !isMotionPaused()) {
      // Rejects where the system forbids autoplay: the poster then stays.
      video.play().catch(() => undefined);
    } else if (loaded) {
      video.pause();
    }
  }

  #load(video: HTMLVideoElement): void {
    this.#loaded = true;
    // The file that the browser has chosen for the picture beneath, if it is loaded already.
    const poster = this.querySelector('img')?.currentSrc;
    if (poster) video.poster = poster;
    for (const source of video.querySelectorAll('source')) {
      if (source.dataset.src) source.src = source.dataset.src;
    }
    video.load();
  }
}

customElements.define('site-film', FilmElement);
