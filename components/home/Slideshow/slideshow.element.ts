import {
  isMotionPaused,
  isMotionReduced,
  onMotionChange,
  setMotionPaused,
} from '@/browser/motionPreference';

/** Time that a slide is shown, in ms (docs/specification.md). */
const slideInterval = 3000;

/**
 * How long before its turn the next picture is fetched, in ms. It is late enough to spare visitors who leave at once.
 */
const fetchLead = 900;

/** Shortest sideways movement, in px, that counts as a swipe. */
const swipeDistance = 40;

/** The range input that moves the edge between drawing and picture. */
function isEdge(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'range';
}

/** Puts the number into the words that say which share of the picture the drawing covers. */
function sayShare(edge: HTMLInputElement): void {
  const words = edge.getAttribute('aria-valuetext') ?? '';
  edge.setAttribute('aria-valuetext', words.replace(/\d+/, String(Math.round(Number(edge.value)))));
}

/** `<site-slideshow>` rotates the slides that Slideshow.tsx renders, after the W3C APG carousel pattern. */
export class SlideshowElement extends HTMLElement {
  #change: ReturnType<typeof setTimeout> | undefined;
  #fetch: ReturnType<typeof setTimeout> | undefined;
  #hovered = false;
  #stoppedByFocus = false;
  #touch: { x: number; y: number } | null = null;

  connectedCallback(): void {
    this.style.setProperty('--interval', `${slideInterval}ms`);
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => this.addEventListener(name, listener, { passive: true });

    on('change', () => this.#update());
    on('input', ({ target }) => {
      if (isEdge(target)) this.#moveEdge(target);
    });
    on('click', ({ target }) => this.#press(target));
    // An arrow key moves the edge by five per cent, and a pointer moves it smoothly.
    on('keydown', ({ target, key }) => {
      if (isEdge(target) && key.startsWith('Arrow')) target.step = '5';
    });
    on('pointerdown', ({ target }) => {
      if (isEdge(target)) target.step = '0.1';
    });
    on('pointerenter', ({ pointerType }) => this.#hover(pointerType === 'mouse'));
    on('pointerleave', () => this.#hover(false));
    on('focusin', ({ target }) => {
      // Below this width the drawing's edge is in the middle (AerialDrawing.module.css).
      if (isEdge(target) && !this.style.getPropertyValue('--cut')) {
        target.value = matchMedia('(width < 56.25rem)').matches ? '50' : target.defaultValue;
        sayShare(target);
      }
      // A press moves the focus too but must not stop the rotation here, because the pause button toggles what it
      // finds.
      if (target instanceof Element && target.matches(':focus-visible')) this.#stop();
    });
    on('touchstart', ({ target, touches: [touch, second] }) => {
      // Two fingers zoom the page, and one finger then moves it.
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      const isSwipe = touch && !second && !isZoomed && !isEdge(target);
      this.#touch = isSwipe ? { x: touch.clientX, y: touch.clientY } : null;
    });
    on('touchend', ({ changedTouches: [touch] }) => {
      if (touch) this.#swipe(touch);
    });
    document.addEventListener('visibilitychange', () => this.#update());
    onMotionChange(() => this.#update());

    const pressed = this.querySelector<HTMLElement>('[data-pressed]');
    if (pressed) {
      delete pressed.dataset.pressed;
      // Before the element is defined, the button can only say “pause”.
      if (pressed.dataset.action === 'rotate') setMotionPaused(true);
      else this.#press(pressed);
    }

    // The browser or a change of language may have restored the position of the edge.
    const edge = this.querySelector<HTMLInputElement>('input[type="range"]');
    if (edge && edge.value !== edge.defaultValue) this.#moveEdge(edge);

    // The focus may have come before the script.
    if (this.querySelector(':focus-visible')) this.#stoppedByFocus = true;

    // Until the page has loaded, its first picture has priority over the second.
    if (document.readyState === 'complete') this.#update();
    else addEventListener('load', () => this.#update(), { once: true });
  }

  get #inputs(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  }

  get #index(): number {
    return this.#inputs.findIndex(({ checked }) => checked);
  }

  get #paused(): boolean {
    return isMotionPaused() || this.#stoppedByFocus || isMotionReduced();
  }

  #hover(hovered: boolean): void {
    this.#hovered = hovered;
    this.#update();
  }

  #stop(): void {
    this.#stoppedByFocus = true;
    this.#update();
  }

  #moveEdge(edge: HTMLInputElement): void {
    // The position of the middle of the thumb, which is 44 px wide.
    this.style.setProperty('--cut', `calc(22px + ${Number(edge.value) / 100} * (100% - 44px))`);
    sayShare(edge);
    this.#stop();
  }

  #press(target: EventTarget | null): void {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    const { action } = button.dataset;
    if (action === 'rotate') {
      const pause = !this.#paused;
      this.#stoppedByFocus = false;
      setMotionPaused(pause);
    } else {
      this.#show(action === 'next' ? 1 : -1);
    }
  }

  #swipe({ clientX, clientY }: Touch): void {
    if (!this.#touch) return;
    const [dx, dy] = [clientX - this.#touch.x, clientY - this.#touch.y];
    if (Math.abs(dx) > swipeDistance && Math.abs(dx) > 2 * Math.abs(dy))
      this.#show(dx < 0 ? 1 : -1);
  }

  #show(step: 1 | -1): void {
    const inputs = this.#inputs;
    const input = inputs[(this.#index + step + inputs.length) % inputs.length];
    if (input) input.checked = true;
    this.#update();
  }

  /** Lays out the next slide invisibly, so that the browser fetches its picture. */
  #fetchNext(): void {
    const slides = this.querySelectorAll('[role="group"]');
    slides.forEach((slide, position) => {
      slide.toggleAttribute('data-near', position === (this.#index + 1) % slides.length);
    });
  }

  #update(): void {
    const paused = this.#paused;
    const rotating = !paused && !this.#hovered && !document.hidden;
    this.dataset.rotating = String(rotating);
    this.dataset.paused = String(paused);
    this.querySelector('[aria-live]')?.setAttribute('aria-live', rotating ? 'off' : 'polite');
    clearTimeout(this.#change);
    clearTimeout(this.#fetch);
    if (!rotating) return;
    this.#fetch = setTimeout(() => this.#fetchNext(), slideInterval - fetchLead);
    this.#change = setTimeout(() => this.#show(1), slideInterval);
  }
}

customElements.define('site-slideshow', SlideshowElement);
