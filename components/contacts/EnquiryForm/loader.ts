/*
 * Runs inline, directly after the enquiry form, and loads the form's script (hydrate.tsx) when the visitor starts to
 * use the form. Until then the form is plain HTML. The attribute `data-enquiry` of its container is its state:
 *
 * - "waiting": the script has not loaded.
 * - "pressed": the visitor has pressed Send, and the send waits for the script.
 * - "alive": React has loaded.
 * - "alone": the script cannot be loaded, so the browser itself sends the form.
 * - "posting": the browser is sending the form, and replaces the page by the answer of the e-mail service.
 */
import { runInert } from '@/browser/runInert';
import { watchNearness } from '@/browser/watchNearness';
import { collectAutofill } from './autofill';
import { keepDraft } from './draft';
import { goOnWithEnter } from './enterKey';
import { keepDigits } from './phone';
import { answerTimeout, isBusy, setBusy } from './sending';

/** How long a send waits for the script, in ms, before the browser submits the form. */
const patience = 10_000;

/** Delay before a failed script is loaded again, in ms. */
const retryDelay = 1000;

const container = document.querySelector<HTMLElement>('[data-enquiry]');
const inert = document.querySelector<HTMLScriptElement>('script[data-enquiry-script]');

function start(container: HTMLElement, source: HTMLScriptElement): void {
  const state = container.dataset;
  // Without the form's script nobody can solve reCAPTCHA, and the e-mail service would reject the enquiry.
  const hasRecaptcha = 'recaptcha' in state;
  // This comes first, so that restored text does not load the script.
  const storeDraft = keepDraft(container);
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = (retries: number) => {
    runInert(source).onerror = () =>
      retries > 0 ? setTimeout(load, retryDelay, retries - 1) : giveUp();
  };

  const want = () => {
    if (isWanted) return;
    isWanted = true;
    load(1);
  };

  /**
   * Stops waiting for the script. The browser posts the form if the visitor has pressed Send. If the browser is
   * offline, a post would replace the page by an error page, so the form becomes usable again.
   */
  const giveUp = () => {
    const wasPressed = state.enquiry === 'pressed';
    if (!wasPressed && state.enquiry !== 'waiting') return;
    clearTimeout(timer);
    setBusy(container, false);
    if (navigator.onLine) {
      state.enquiry = 'alone';
      if (wasPressed) container.querySelector('form')?.requestSubmit();
    } else {
      state.enquiry = 'waiting';
      // The script is loaded again as soon as the visitor touches the form.
      isWanted = false;
      if (wasPressed) reportOffline();
    }
  };

  /** Lets the browser post the form once. */
  const post = () => {
    state.enquiry = 'posting';
    setBusy(container, true);
    // No event says that a post has failed, or that the visitor has stopped it.
    timer = setTimeout(endPost, answerTimeout);
  };

  const endPost = () => {
    if (state.enquiry !== 'posting') return;
    clearTimeout(timer);
    state.enquiry = 'alone';
    setBusy(container, false);
  };

  const submit = (event: SubmitEvent) => {
    if (state.enquiry === 'alive') return;
    const canPost = state.enquiry === 'alone' && !hasRecaptcha;
    if (canPost && navigator.onLine) {
      post();
      return;
    }
    event.preventDefault();
    if (canPost) reportOffline();
    if (hasRecaptcha || state.enquiry !== 'waiting') return;
    state.enquiry = 'pressed';
    setBusy(container, true);
    timer = setTimeout(giveUp, patience);
  };

  container.addEventListener('submit', submit);
  for (const sign of ['pointerover', 'touchstart', 'focusin', 'input', 'submit'])
    container.addEventListener(sign, want, { passive: true });
  // The visitor may have followed a link that begins the enquiry. lines.ts reads its query.
  if (location.search) addEventListener('load', want);
  // After Back, the page may come from the browser's memory.
  addEventListener('pageshow', endPost);

  for (const type of ['compositionstart', 'compositionend'])
    container.addEventListener(type, () => {
      state.composing = String(type === 'compositionstart');
    });
  goOnWithEnter(container);
  keepDigits(container);
  collectAutofill(container);
  // The browser asks before the page is left while a send waits or runs, and if the typed text would be lost. It also
  // does so with React. The text is stored here already, because a prerendered page may open before `pagehide`.
  addEventListener('beforeunload', (event) => {
    const isKept = storeDraft();
    if (state.enquiry !== 'posting' && (!isKept || isBusy(container))) event.preventDefault();
  });
  // Visitors often only read a page that opens with the form in its window, so that does not load the script. This
  // comes last, because an old browser may lack the observer.
  watchNearness(container, (isNear) => isNear && scrollY > 0 && want());
}

function reportOffline(): void {
  console.error('The enquiry was not sent: the browser is offline.');
}

if (container && inert) start(container, inert);
