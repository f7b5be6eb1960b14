import { enter, type FormState, isBusy } from './states';

/* What each state shows is in loader.test.ts and EnquiryForm.test.tsx, as visitors bring the form into it. */

const all: readonly FormState[] = ['waiting', 'pressed', 'idle', 'sending', 'sent', 'failed'];

function inState(state: FormState): HTMLElement {
  document.body.innerHTML = `<div data-enquiry="${state}"><form><input></form></div>`;
  const [container] = document.querySelectorAll<HTMLElement>('[data-enquiry]');
  if (!container) throw new Error('There is no form');
  return container;
}

test.each<[FormState, readonly FormState[]]>([
  ['waiting', ['pressed', 'idle', 'sending']],
  ['pressed', ['idle']],
  ['idle', ['sending']],
  ['sending', ['sent', 'failed']],
  ['sent', ['idle', 'sending']],
  ['failed', ['sending']],
])('from %s the form comes to %j, and to no other state', (from, expected) => {
  jest.useFakeTimers();
  const reached = all.filter((to) => {
    const container = inState(from);
    const isThere = enter(container, to);
    expect(container.dataset.enquiry).toBe(isThere ? to : from);
    return isThere;
  });
  expect(reached.toSorted()).toEqual(expected.toSorted());
  jest.useRealTimers();
});

test('fields are locked exactly while leaving would stop a send', () => {
  const container = inState('waiting');
  const isLocked = () => container.querySelector('input')?.readOnly;
  const steps: readonly FormState[] = ['pressed', 'idle', 'sending', 'failed', 'sending', 'sent'];
  const seen = steps.map((state) => [enter(container, state), isLocked(), isBusy(container)]);
  expect(seen).toEqual(
    [true, false, true, false, true, false].map((isSending) => [true, isSending, isSending]),
  );
});
