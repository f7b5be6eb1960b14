/*
 * Carries a typed enquiry over a page load that cannot be avoided: a flag that is used before the runtime has loaded, or a
 * payload that a deployment has removed. It travels in `window.name`, which stays in the tab's memory (an enquiry is never
 * stored) and which browsers clear when the tab goes to another site.
 */
import { formIn, press, sendOnLeaving } from './earlySend';

const mark = 'enquiry:';

/** Whether the document is left for the same page in another language. */
let isSwitching = false;

/** Marks the next document as the same page: a pressed send then travels with the text. */
export function leaveForSamePage(): void {
  isSwitching = true;
}

/** The path of the page, ids and values of its fields, and whether a send is pressed. */
type Carried = [string, [string, string][], boolean];

function carry(): void {
  const enquiry = formIn();
  if (!enquiry) return;
  const fields = enquiry.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), textarea');
  // The line that figures.element.ts has written is written again in the other language.
  const typed = [...fields]
    .map(({ id, value, dataset }) => [id, value.replace(dataset.line ?? '', '')] as const)
    .filter(([, value]) => value);
  const isPressed = isSwitching && enquiry.dataset.enquiry === 'pressed';
  window.name =
    typed.length > 0 || isPressed
      ? mark + JSON.stringify([location.pathname, typed, isPressed])
      : '';
}

function restore(): void {
  if (!window.name.startsWith(mark)) return;
  const carried = window.name.slice(mark.length);
  window.name = '';
  try {
    const [from, fields, isPressed] = JSON.parse(carried) as Carried;
    const enquiry = formIn();
    // Only straight from form to form: a visitor who comes by another page finds an empty form.
    if (!enquiry || new URL(document.referrer).pathname !== from) return;
    for (const [id, value] of fields) {
      const field = document.getElementById(id);
      if (field && 'value' in field && !field.value) field.value = value;
    }
    if (isPressed === true && enquiry.dataset.enquiry === 'waiting') press(enquiry);
  } catch {
    // Another site has set the tab's name.
  }
}

/** Carries the enquiry from each document of this tab to the next. */
export function carryEnquiry(): void {
  let hasLeft = false;
  const leave = () => {
    hasLeft = true;
    if (!isSwitching) sendOnLeaving();
    carry();
  };
  // Safari on iOS fires no beforeunload.
  addEventListener('pagehide', () => hasLeft || leave());
  // Chromium fires pagehide after the next document has already read window.name. Only where something was typed or sent:
  // in Firefox the listener costs the page its place in the back/forward cache.
  for (const sign of ['input', 'submit'])
    addEventListener(sign, () => addEventListener('beforeunload', leave), { once: true });
  addEventListener('pageshow', () => {
    hasLeft = false;
    isSwitching = false;
  });
  // Before another script finds the document parsed: figures.element.ts writes behind what was typed. And not again: a
  // document that is left while it loads becomes complete, and would take what the next one needs.
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') restore();
  });
}
