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

test.each<{ promise: string; from: readonly FormState[]; to: readonly FormState[] }>([
  {
    promise: 'a press while a send waits or runs begins no second one, and announces nothing again',
    from: ['pressed', 'sending'],
    to: ['waiting', 'pressed', 'unticked', 'sending'],
  },
  {
    promise: 'only what is being sent is ever said to be sent or to have failed',
    from: ['waiting', 'pressed', 'unloaded', 'idle', 'unticked', 'sent', 'failed'],
    to: ['sent', 'failed'],
  },
  {
    promise: 'once the script has come, nothing waits for it',
    from: ['idle', 'unticked', 'sending', 'sent', 'failed'],
    to: ['waiting', 'pressed', 'unloaded'],
  },
  {
    promise: 'a form whose button nobody has pressed says nothing',
    from: ['waiting', 'idle'],
    to: ['unloaded'],
  },
  {
    promise: 'why an enquiry was not sent stays until the next press',
    from: ['unticked', 'failed'],
    to: ['idle'],
  },
])('$promise', ({ from, to }) => {
  for (const state of from)
    for (const next of to) {
      const container = inState(state);
      expect([state, next, enter(container, next)]).toEqual([state, next, false]);
      expect(container.dataset.enquiry).toBe(state);
    }
});
