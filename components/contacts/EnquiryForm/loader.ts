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
import { enter, isBusy, needsScript } from './states';

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
  // Without the form's script nobody can answer reCAPTCHA, and the e-mail service would refuse the enquiry.
  const hasRecaptcha = 'recaptcha' in container.dataset;
  // This comes first, so that restored text does not load the script.
  const storeDraft = keepDraft(container);
  let script: 'unwanted' | 'coming' | 'missing' = 'unwanted';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = (retries: number) => {
    script = 'coming';
    runInert(source).onerror = () => {
      if (retries > 0) {
        setTimeout(load, retryDelay, retries - 1);
        return;
      }
      script = 'missing';
      giveUp();
    };
  };

  const want = () => {
    if (script === 'unwanted') load(1);
  };

  /** Stops waiting for the script. If the visitor has pressed Send, the form is sent without it, or says why not. */
  const giveUp = () => {
    clearTimeout(timer);
    if (!needsScript(container)) return;
    if (hasRecaptcha) {
      enter(container, 'unloaded');
      return;
    }
    const wasPressed = isBusy(container);
    enter(container, 'idle');
    // From here on this script sends, because the form's own does nothing in this state.
    container.addEventListener('submit', (event) => {
      event.preventDefault();
      sendOnce(container, post);
    });
    if (wasPressed) sendOnce(container, post);
  };

  container.addEventListener('submit', (event) => {
    if (!needsScript(container)) return;
    event.preventDefault();
    if (!enter(container, 'pressed')) return;
    if (script === 'missing') load(1);
    timer = setTimeout(giveUp, patience);
  });
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
