import { scrollNear } from '@/components/testing/nearness';

/* The form before its script (hydrate.tsx) has come. e2e/enquiry/ does the same in browsers. */

/** What the browser itself submits. */
const submitted = jest.fn((event: Event) => event.preventDefault());
const note = (event: Event) => {
  if (!event.defaultPrevented) submitted(event);
};

beforeEach(() => {
  jest.useFakeTimers();
  submitted.mockClear();
  // jsdom cannot submit a form.
  addEventListener('submit', note);
});

afterEach(() => {
  // The window's listeners outlive the test: this form waits for nothing any more.
  document.querySelector('[data-enquiry]')?.setAttribute('data-enquiry', 'alive');
  document.querySelector('[data-sending="true"]')?.setAttribute('hidden', '');
  removeEventListener('submit', note);
  jest.useRealTimers();
});

function open(attribute = '') {
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <div data-enquiry="waiting" ${attribute}>
      <form>
        <input id="name">
        <button><span data-sending="false">Send</span><span data-sending="true" hidden>…</span></button>
      </form>
    </div>
    <script type="text/plain" data-enquiry-script src="/scripts/enquiry.js" integrity="sha256-x"></script>`;
  jest.isolateModules(() => require('./loader'));
  const [container] = document.querySelectorAll<HTMLElement>('[data-enquiry]');
  const [form] = document.forms;
  const [field] = document.querySelectorAll('input');
  if (!container || !form || !field) throw new Error('There is no form');
  return {
    field,
    form,
    press: () => form.requestSubmit(),
    /** What can be seen of the state. */
    state: () => ({
      state: container.dataset.enquiry,
      label: form.querySelector('span:not([hidden])')?.textContent,
      isReadOnly: field.readOnly,
      isAsked: !dispatchEvent(new Event('beforeunload', { cancelable: true })),
    }),
  };
}

const waiting = { state: 'waiting', label: 'Send', isReadOnly: false, isAsked: false };
const pressed = { state: 'pressed', label: '…', isReadOnly: true, isAsked: true };
const alone = { ...waiting, state: 'alone' };

const loaded = () => [...document.head.querySelectorAll('script')];

/** The script fails, and fails again. */
function failTwice(): void {
  for (const time of [1, 2]) {
    expect(loaded()).toHaveLength(time);
    loaded().at(-1)?.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(1000);
  }
}

test.each(['pointerover', 'touchstart', 'focusin', 'input'])(
  'the script is not loaded before the form is wanted: %s',
  (sign) => {
    const { field, state } = open();
    expect(loaded()).toEqual([]);
    for (const _ of [1, 2]) field.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(loaded()).toHaveLength(1);
    const [script] = loaded();
    expect(script?.type).toBe('text/javascript');
    expect(script?.getAttribute('src')).toBe('/scripts/enquiry.js');
    expect(script?.getAttribute('integrity')).toBe('sha256-x');
    expect(state()).toEqual(waiting);
  },
);

test('a form that the visitor scrolls to is wanted, one in the first window is not yet', () => {
  const { form } = open();
  scrollNear(form);
  expect(loaded()).toEqual([]);
  jest.replaceProperty(window, 'scrollY', 1);
  scrollNear(form);
  expect(loaded()).toHaveLength(1);
});

test.each([
  ['?utm_source=nl&service=epc', 1],
  ['', 0],
])(
  'with the query %j, which may begin the enquiry, the loaded page wants %d script',
  (search, count) => {
    history.replaceState(null, '', `/${search}`);
    open();
    dispatchEvent(new Event('load'));
    expect(loaded()).toHaveLength(count);
    history.replaceState(null, '', '/');
  },
);

test('a press waits for the script, once, and asks before the page is left', () => {
  const { press, state } = open();
  press();
  press();
  expect(state()).toEqual(pressed);
  expect(loaded()).toHaveLength(1);
  expect(submitted).not.toHaveBeenCalled();
});

test('where the script fails twice, the browser submits what was pressed', () => {
  const { press, state } = open();
  press();
  failTwice();
  expect(state()).toEqual(alone);
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('where the script does not come for 10 s, the browser submits what was pressed', () => {
  const { press } = open();
  press();
  jest.advanceTimersByTime(9999);
  expect(submitted).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('offline the form waits', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { press, state } = open();
  press();
  jest.advanceTimersByTime(10_000);
  expect(state()).toEqual(pressed);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('an unpressed form is left to the browser, which sends it at a press', () => {
  const { field, press, state } = open();
  field.dispatchEvent(new Event('focusin', { bubbles: true }));
  failTwice();
  expect(state()).toEqual(alone);
  expect(submitted).not.toHaveBeenCalled();
  press();
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('a form with reCAPTCHA is never sent without the script', () => {
  const { press, state } = open('data-guarded');
  press();
  expect(state()).toEqual(waiting);
  failTwice();
  expect(submitted).not.toHaveBeenCalled();
});
