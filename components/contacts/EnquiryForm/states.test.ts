import { enter, type FormState, isBusy } from './states';

/* What each state shows is in loader.test.ts and EnquiryForm.test.tsx, as visitors bring the form into it. */

function inState(state: FormState): HTMLElement {
  document.body.innerHTML = `<div data-enquiry="${state}"><form><input></form></div>`;
  const [container] = document.querySelectorAll<HTMLElement>('[data-enquiry]');
  if (!container) throw new Error('There is no form');
  return container;
}

test('fields are locked exactly while leaving would stop a send', () => {
  const container = inState('waiting');
  const isLocked = () => container.querySelector('input')?.readOnly;
  const steps: readonly FormState[] = ['pressed', 'idle', 'sending', 'failed', 'sending', 'sent'];
  const seen = steps.map((state) => [enter(container, state), isLocked(), isBusy(container)]);
  expect(seen).toEqual(
    [true, false, true, false, true, false].map((isSending) => [true, isSending, isSending]),
  );
});
