import { scrollNear } from '@/components/testing/nearness';
import { blockStorage } from '@/components/testing/storage';

/* The form before its script (hydrate.tsx) has loaded. The tests in e2e/enquiry/ do the same in browsers. */

/** The submissions by the browser itself. */
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
  // The listeners on the window outlive the test, so this form must not wait for anything after it.
  document.querySelector('[data-enquiry]')?.setAttribute('data-enquiry', 'alive');
  document.querySelector('[data-sending="true"]')?.setAttribute('hidden', '');
  document.querySelector('#name')?.remove();
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
    /** The visible state of the form. */
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
/** The browser is sending the form, so it need not ask before it leaves the page. */
const posting = { ...pressed, state: 'posting', isAsked: false };

const loaded = () => [...document.head.querySelectorAll('script')];

/** The script fails twice. */
function failTwice(): void {
  for (const time of [1, 2]) {
    expect(loaded()).toHaveLength(time);
    loaded().at(-1)?.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(1000);
  }
}

test.each(['pointerover', 'touchstart', 'focusin', 'input'])(
  'the script is loaded at the first %s in the form, and not before',
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

test('the script is loaded if the visitor scrolls to the form, but not if the page opens with it in the window', () => {
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
])('with the query %j, %d script is loaded after the page', (search, count) => {
  history.replaceState(null, '', `/${search}`);
  open();
  dispatchEvent(new Event('load'));
  expect(loaded()).toHaveLength(count);
  history.replaceState(null, '', '/');
});

test('a click on Send waits for the script, and the browser asks before the page is left', () => {
  const { press, state } = open();
  press();
  press();
  expect(state()).toEqual(pressed);
  expect(loaded()).toHaveLength(1);
  expect(submitted).not.toHaveBeenCalled();
});

test('if the script fails twice after a click on Send, the browser submits the form', () => {
  const { press, state } = open();
  press();
  failTwice();
  expect(state()).toEqual(posting);
  expect(submitted).toHaveBeenCalledTimes(1);
});

test.each([
  ['the page comes back from the browser’s memory', () => dispatchEvent(new Event('pageshow'))],
  ['30 s', () => jest.advanceTimersByTime(30_000)],
])('a form that the browser is submitting is not submitted again, until %s', (_, end) => {
  const { press, state } = open();
  press();
  failTwice();
  press();
  expect(submitted).toHaveBeenCalledTimes(1);
  end();
  expect(state()).toEqual(alone);
  press();
  expect(submitted).toHaveBeenCalledTimes(2);
});

test('if the script has not loaded 10 s after a click on Send, the browser submits the form', () => {
  const { press } = open();
  press();
  jest.advanceTimersByTime(9999);
  expect(submitted).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(submitted).toHaveBeenCalledTimes(1);
});

describe('while the browser is offline', () => {
  let online: jest.SpyInstance;
  let logged: jest.SpyInstance;

  beforeEach(() => {
    online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    logged = jest.spyOn(console, 'error').mockImplementation();
  });

  test.each([
    ['the script fails twice', failTwice],
    ['10 s', () => jest.advanceTimersByTime(10_000)],
  ])('a send ends after %s, and the next one loads the script again', (_, end) => {
    const { press, state } = open();
    press();
    end();
    expect(state()).toEqual(waiting);
    expect(submitted).not.toHaveBeenCalled();
    expect(logged.mock.calls).toEqual([['The enquiry was not sent: the browser is offline.']]);

    online.mockReturnValue(true);
    const { length } = loaded();
    press();
    expect(state()).toEqual(pressed);
    expect(loaded()).toHaveLength(length + 1);
    jest.advanceTimersByTime(9999);
    expect(submitted).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  test('a form without its script is not submitted', () => {
    online.mockReturnValue(true);
    const { field, press, state } = open();
    field.dispatchEvent(new Event('focusin', { bubbles: true }));
    failTwice();
    online.mockReturnValue(false);
    press();
    expect(state()).toEqual(alone);
    expect(submitted).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

test('the browser asks before text is lost that it cannot store', () => {
  const { field, state } = open();
  blockStorage();
  expect(state()).toEqual(waiting);
  field.value = 'Ada';
  expect(state()).toEqual({ ...waiting, isAsked: true });
});

test('text that comes from another page does not load the script', () => {
  sessionStorage.setItem('draft', JSON.stringify({ name: { value: 'Ada' } }));
  expect(open().field.value).toBe('Ada');
  expect(loaded()).toEqual([]);
});

test('if the script fails before a click on Send, the browser submits the form at the click', () => {
  const { field, press, state } = open();
  field.dispatchEvent(new Event('focusin', { bubbles: true }));
  failTwice();
  expect(state()).toEqual(alone);
  expect(submitted).not.toHaveBeenCalled();
  press();
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('a form with reCAPTCHA is never sent without the script', () => {
  const { press, state } = open('data-recaptcha');
  press();
  expect(state()).toEqual(waiting);
  failTwice();
  press();
  expect(submitted).not.toHaveBeenCalled();
});
