/*
 * Runs inline, directly after the enquiry form, and loads the form's script (hydrate.tsx) when the visitor starts to
 * use the form. Until then the form is plain HTML. The attribute `data-enquiry` of its container is its state:
 *
 * - "waiting": the script has not loaded.
 * - "pressed": the visitor has pressed Send, and the send waits for the script.
 * - "alive": React has loaded.
 * - "alone": the script cannot be loaded, for example because the page is older than the last deployment. This script
 *   sends the form.
 * - "sending": this script is sending it.
 */
import { runInert } from '@/browser/runInert';
import { watchNearness } from '@/browser/watchNearness';
import { collectAutofill } from './autofill';
import { keepDraft } from './draft';
import { goOnWithEnter } from './enterKey';
import { keepDigits } from './phone';
import { answerTimeout, isBusy, setBusy, successDuration } from './sending';

/** How long a send waits for the script, in ms, before the form is sent without it. */
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

  /** Stops waiting for the script. The form is sent without it if the visitor has pressed Send. */
  const giveUp = () => {
    const wasPressed = state.enquiry === 'pressed';
    if (!wasPressed && state.enquiry !== 'waiting') return;
    clearTimeout(timer);
    state.enquiry = 'alone';
    if (wasPressed) send();
  };

  const show = (answer: 'success' | 'failure' | '') => {
    clearTimeout(timer);
    const template = document.querySelector<HTMLTemplateElement>(`[data-answer="${answer}"]`);
    const status = container.querySelector('[role="status"]');
    status?.replaceChildren(...(template ? [template.content.cloneNode(true)] : []));
    if (answer) status?.scrollIntoView({ block: 'nearest' });
    if (answer === 'success') timer = setTimeout(show, successDuration, '');
  };

  /** Sends what the browser would post, but the visitor stays on the page. */
  const send = async () => {
    const [form] = container.getElementsByTagName('form');
    if (!form) return;
    state.enquiry = 'sending';
    setBusy(container, true);
    show('');
    let isSent = false;
    try {
      const response = await fetch(form.action, {
        method: 'POST',
        body: new FormData(form),
        signal: AbortSignal.timeout(answerTimeout),
      });
      if (!response.ok) throw new Error(`status ${response.status}: ${await response.text()}`);
      isSent = true;
      form.reset();
    } catch (error) {
      console.error(`The enquiry was not sent: ${error}`);
    }
    state.enquiry = 'alone';
    setBusy(container, false);
    show(isSent ? 'success' : 'failure');
  };

  const submit = (event: SubmitEvent) => {
    if (state.enquiry === 'alive') return;
    event.preventDefault();
    if (hasRecaptcha) return;
    if (container.querySelector<HTMLInputElement>('#topic')?.value) {
      console.warn('The enquiry was not sent: the hidden field was filled in.');
    } else if (state.enquiry === 'alone') send();
    else if (state.enquiry === 'waiting') {
      state.enquiry = 'pressed';
      setBusy(container, true);
      timer = setTimeout(giveUp, patience);
    }
  };

  container.addEventListener('submit', submit);
  for (const sign of ['pointerover', 'touchstart', 'focusin', 'input', 'submit'])
    container.addEventListener(sign, want, { passive: true });
  // The visitor may have followed a link that begins the enquiry. lines.ts reads its query.
  if (location.search) addEventListener('load', want);

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
    if (!isKept || isBusy(container)) event.preventDefault();
  });
  // Visitors often only read a page that opens with the form in its window, so that does not load the script. This
  // comes last, because an old browser may lack the observer.
  watchNearness(container, (isNear) => isNear && scrollY > 0 && want());
}

if (container && inert) start(container, inert);
