import { scrollNear } from '@/components/testing/nearness';
import { blockStorage } from '@/components/testing/storage';

/* The form before its script (hydrate.tsx) has loaded. The tests in e2e/engines/enquiry/ do the same in browsers. */

/** The submissions by the browser itself. */
const submitted = jest.fn((event: Event) => event.preventDefault());
const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
/** The fields of each request. */
const requests = () =>
  network.mock.calls.map(([, request]) => Object.fromEntries(request?.body as FormData));
const note = (event: Event) => {
  if (!event.defaultPrevented) submitted(event);
};

beforeEach(() => {
  jest.useFakeTimers();
  submitted.mockClear();
  globalThis.fetch = network.mockReset().mockResolvedValue({ ok: true } as Response);
  // jsdom cannot submit a form.
  addEventListener('submit', note);
});

afterEach(() => {
  // The listeners on the window outlive the test, so this form must not wait for anything after it.
  document.querySelector('[data-enquiry]')?.setAttribute('data-enquiry', 'idle');
  document.querySelector('#name')?.remove();
  removeEventListener('submit', note);
  jest.useRealTimers();
});

function open(attribute = '') {
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <div data-enquiry="waiting" ${attribute}>
      <form action="https://mail.example/">
        <input id="name" name="name"><input type="hidden" name="service_id" value="x">
        <div>
          <button id="send"><span data-busy="false">Send</span><span data-busy="true" hidden>…</span></button>
          <div role="status"></div>
        </div>
      </form>
      <input id="topic">
    </div>
    <template data-message="sending"><div>Sending.</div></template>
    <template data-message="sent"><div>Sent!</div></template>
    <template data-message="failed"><div>Not sent.</div></template>
    <template data-message="unloaded"><div>Not loaded.</div></template>
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
const sending = { ...pressed, state: 'sending' };

const loaded = () => [...document.head.querySelectorAll('script')];

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

/** Lets the answer to a request arrive. */
const settle = () => jest.advanceTimersByTimeAsync(0);

const shown = () => document.querySelector('[role=status]')?.textContent;

test('if the script fails twice after a click on Send, the form is sent without it, and the visitor stays', async () => {
  const { field, press, state } = open();
  field.value = 'Ada';
  press();
  failTwice();
  press();
  expect(state()).toEqual(sending);
  await settle();
  expect(requests()).toEqual([{ name: 'Ada', service_id: 'x' }]);
  expect(state()).toEqual({ ...waiting, state: 'sent' });
  expect(field.value).toBe('');
  expect(shown()).toBe('Sent!');
  jest.advanceTimersByTime(2999);
  expect(shown()).toBe('Sent!');
  jest.advanceTimersByTime(1);
  expect(shown()).toBe('');
  press();
  await settle();
  expect(requests()).toHaveLength(2);
  expect(submitted).not.toHaveBeenCalled();
});

test.each([
  ['it is refused', () => Promise.resolve({ ok: false, status: 400, text: async () => 'no' })],
  ['the browser is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'if %s, the text stays, the console has the cause, and it can be sent again',
  async (_, fail) => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    network.mockImplementationOnce(fail as never);
    const { field, press, state } = open();
    field.value = 'Ada';
    press();
    failTwice();
    await settle();
    expect(state()).toEqual({ ...waiting, state: 'failed' });
    expect(field.value).toBe('Ada');
    expect(shown()).toBe('Not sent.');
    expect(logged.mock.calls).toEqual([
      [
        expect.stringMatching(/was not sent: .*(status 400: no|Failed to fetch)/),
        expect.anything(),
      ],
    ]);
    press();
    expect(shown()).toBe('Sending.');
    await settle();
    expect(shown()).toBe('Sent!');
  },
);

test('if the script has not loaded 10 s after a click on Send, the form is sent without it', () => {
  const { press } = open();
  press();
  jest.advanceTimersByTime(9999);
  expect(requests()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(requests()).toHaveLength(1);
});

test('without the script, too, nothing is sent if the honeypot is filled in', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const { field, press } = open();
  field.dispatchEvent(new Event('focusin', { bubbles: true }));
  failTwice();
  document.querySelector('#topic')?.setAttribute('value', 'spam');
  press();
  expect(requests()).toEqual([]);
  expect(warned).toHaveBeenCalledTimes(1);
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

test('if the script fails before a click on Send, the click sends the form', () => {
  const { field, press, state } = open();
  field.dispatchEvent(new Event('focusin', { bubbles: true }));
  failTwice();
  expect(state()).toEqual({ ...waiting, state: 'idle' });
  press();
  expect(requests()).toHaveLength(1);
});

describe('with reCAPTCHA, which needs the script', () => {
  const unloaded = { ...waiting, state: 'unloaded' };

  test('a press says that the script cannot be loaded, and the next press asks for it again', () => {
    const { field, press, state } = open('data-recaptcha');
    field.value = 'Ada';
    press();
    expect(state()).toEqual(pressed);
    failTwice();
    expect(state()).toEqual(unloaded);
    expect(shown()).toBe('Not loaded.');
    press();
    expect(state()).toEqual(pressed);
    expect(shown()).toBe('Sending.');
    expect(loaded()).toHaveLength(3);
    jest.advanceTimersByTime(9999);
    expect(state()).toEqual(pressed);
    jest.advanceTimersByTime(1);
    expect(state()).toEqual(unloaded);
    // The script may still come.
    press();
    expect(state()).toEqual(pressed);
    expect(loaded()).toHaveLength(3);
    expect(field.value).toBe('Ada');
    expect(requests()).toEqual([]);
    expect(submitted).not.toHaveBeenCalled();
  });

  test('if the script fails before a press, nothing is shown, and the press asks for it again', () => {
    const { field, press, state } = open('data-recaptcha');
    field.dispatchEvent(new Event('focusin', { bubbles: true }));
    failTwice();
    expect(state()).toEqual(waiting);
    press();
    expect(state()).toEqual(pressed);
    expect(loaded()).toHaveLength(3);
  });
});
