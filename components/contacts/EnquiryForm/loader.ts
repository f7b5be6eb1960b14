/*
 * Runs inline, directly after the enquiry form, and loads the form's script (hydrate.tsx) when the visitor starts to
 * use the form. Until then the form is plain HTML. A send that is pressed before waits for the script. If the script
 * cannot be loaded, for example because the page is older than the last deployment, this script sends the form.
 */
import { runInert } from '@/browser/runInert';
import { watchNearness } from '@/browser/watchNearness';
import { collectAutofill } from './autofill';
import { keepDraft } from './draft';
import { goOnWithEnter } from './enterKey';
import { keepDigits } from './phone';
import { sendOnce } from './send';
import { enter, isBusy, stateOf } from './states';

/** How long a send waits for the script, in ms, before the form is sent without it. */
const patience = 10_000;

/** Delay before a failed script is loaded again, in ms. */
const retryDelay = 1000;

const container = document.querySelector<HTMLElement>('[data-enquiry]');
const inert = document.querySelector<HTMLScriptElement>('script[data-enquiry-script]');

/** Sends what the browser would post, but the visitor stays on the page. */
async function post(form: HTMLFormElement): Promise<void> {
  const response = await fetch(form.action, { method: 'POST', body: new FormData(form) });
  if (!response.ok) throw new Error(`status ${response.status}: ${await response.text()}`);
}

function start(container: HTMLElement, source: HTMLScriptElement): void {
  // Without the form's script nobody can solve reCAPTCHA, and the e-mail service would reject the enquiry.
  const hasRecaptcha = 'recaptcha' in container.dataset;
  // This comes first, so that restored text does not load the script.
  const storeDraft = keepDraft(container);
  let isWanted = false;
  /** Whether this script sends, because the form's own cannot be loaded. */
  let isAlone = false;

  const load = (retries: number) => {
    runInert(source).onerror = () =>
      retries > 0 ? setTimeout(load, retryDelay, retries - 1) : giveUp();
  };

  const want = () => {
    if (isWanted) return;
    isWanted = true;
    load(1);
  };

  const isWaiting = () => ['waiting', 'pressed'].includes(stateOf(container));

  /** Stops waiting for the script. The form is sent without it if the visitor has pressed Send. */
  const giveUp = () => {
    if (!isWaiting()) return;
    isAlone = true;
    const wasPressed = stateOf(container) === 'pressed';
    enter(container, 'idle');
    if (wasPressed) sendOnce(container, post);
  };

  const submit = (event: SubmitEvent) => {
    if (!isWaiting() && !isAlone) return;
    event.preventDefault();
    if (hasRecaptcha) return;
    if (isAlone) sendOnce(container, post);
    else if (enter(container, 'pressed')) setTimeout(giveUp, patience);
  };

  container.addEventListener('submit', submit);
  for (const sign of ['pointerover', 'touchstart', 'focusin', 'input', 'submit'])
    container.addEventListener(sign, want, { passive: true });
  // The visitor may have followed a link that begins the enquiry. lines.ts reads its query.
  if (location.search) addEventListener('load', want);

  goOnWithEnter(container);
  keepDigits(container);
  collectAutofill(container);
  // The browser asks before the page is left while a send waits or runs, and if the typed text would be lost. It also
  // does so with React. The text is stored here already, because a prerendered page may open before `pagehide`.
  addEventListener('beforeunload', (event) => {
    const isKept = storeDraft();
    if (!isKept || isBusy(container)) event.preventDefault();
  });
  // Visitors often only read a page that opens with the form in its window, so that does not load the script. This
  // comes last, because an old browser may lack the observer.
  watchNearness(container, (isNear) => isNear && scrollY > 0 && want());
}

if (container && inert) start(container, inert);
