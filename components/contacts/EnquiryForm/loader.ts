/*
 * Runs inline, directly after the enquiry form, and loads the form's script (hydrate.tsx) when the visitor starts to
 * use the form. Until then the form is plain HTML. The attribute `data-enquiry` of its container is its state:
 * "waiting" at first; "pressed" while a send waits for the script; "alive" once React has loaded; "alone" if the script
 * cannot be loaded and the browser itself sends the form.
 */
import { watchNearness } from '@/browser/watchNearness';
import { keepDigits } from './phone';
import { showSending } from './sending';

/** How long a send waits for the script, in ms, before the browser submits the form. */
const patience = 10_000;

/** Delay before a failed script is loaded again, in ms. */
const retryDelay = 1000;

const container = document.querySelector<HTMLElement>('[data-enquiry]');
/**
 * The script element. Browsers do not run it because of its type. The loader runs a copy of it, because Trusted Types
 * would refuse a URL made from a text.
 */
const inert = document.querySelector<HTMLScriptElement>('script[data-enquiry-script]');

/**
 * Calls back when the browser is online. If a form is submitted offline, the browser replaces the page by an error
 * page.
 */
function whenOnline(callback: () => void): void {
  if (navigator.onLine) callback();
  else addEventListener('online', callback, { once: true });
}

function start(container: HTMLElement, source: HTMLScriptElement): void {
  const state = container.dataset;
  // Without its script the reCAPTCHA cannot be solved, and the e-mail service would reject the enquiry.
  const isGuarded = 'guarded' in state;
  let isWanted = false;

  /**
   * Stops waiting for the script and leaves the form to the browser, which posts it if the visitor has pressed Send.
   * That replaces the page by the answer of the e-mail service.
   */
  const giveUp = () =>
    whenOnline(() => {
      if (state.enquiry !== 'pressed' && state.enquiry !== 'waiting') return;
      const wasPressed = state.enquiry === 'pressed';
      state.enquiry = 'alone';
      showSending(container, false);
      if (wasPressed) container.querySelector('form')?.requestSubmit();
    });

  const load = (retries: number) => {
    const script = source.cloneNode() as HTMLScriptElement;
    script.type = 'text/javascript';
    script.onerror = () =>
      retries > 0 ? setTimeout(() => whenOnline(() => load(retries - 1)), retryDelay) : giveUp();
    document.head.append(script);
  };

  const want = () => {
    if (isWanted) return;
    isWanted = true;
    load(1);
  };

  for (const sign of ['pointerover', 'touchstart', 'focusin', 'input', 'submit'])
    container.addEventListener(sign, want, { passive: true });
  // The visitor may have followed a link that begins the enquiry. lines.ts reads its query.
  if (location.search) addEventListener('load', want);

  container.addEventListener('submit', (event) => {
    // React handles it, or the browser posts the form.
    if (state.enquiry === 'alive' || (state.enquiry === 'alone' && !isGuarded)) return;
    event.preventDefault();
    if (isGuarded || state.enquiry === 'pressed') return;
    state.enquiry = 'pressed';
    showSending(container, true);
    setTimeout(giveUp, patience);
  });
  // While a send waits or runs, the browser asks before the page is left. This also works with React.
  addEventListener(
    'beforeunload',
    (event) =>
      container.querySelector('[data-sending="true"]:not([hidden])') && event.preventDefault(),
  );

  for (const type of ['compositionstart', 'compositionend'])
    container.addEventListener(type, () => {
      state.composing = String(type === 'compositionstart');
    });
  keepDigits(container);
  // Visitors often only read a page that opens with the form in its window, so that does not load the script. This
  // comes last, because an old browser may lack the observer.
  watchNearness(container, (isNear) => isNear && scrollY > 0 && want());
}

if (container && inert) start(container, inert);
