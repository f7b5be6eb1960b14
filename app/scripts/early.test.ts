/*
 * jsdom cannot leave a page, so these tests open the next page by hand. They check what a flag takes from one page and
 * what the next page does with it. e2e/engines/language/ and e2e/once/language/ do the same in browsers.
 */

/** Listeners of the open page. They are removed together with the page. */
const listeners: [type: string, listener: EventListener][] = [];
let logged: jest.SpyInstance;

beforeEach(() => {
  // A timer of one test must not show the page of the next test.
  jest.useFakeTimers({ doNotFake: ['performance', 'requestAnimationFrame'] });
  const listen = window.addEventListener;
  jest.spyOn(window, 'addEventListener').mockImplementation((...args) => {
    listeners.push([args[0], args[1] as EventListener]);
    listen.apply(window, args);
  });
  // jsdom lacks both. It reports that it cannot navigate.
  performance.getEntriesByType ??= () => [];
  Object.assign(document, { fonts: { ready: Promise.resolve(), load: async () => [] } });
  logged = jest.spyOn(console, 'error').mockImplementation();
});

/** Opens a page, and runs the script of its head. */
function open(path: string, html = ''): void {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener);
  history.replaceState(null, '', path);
  document.documentElement.removeAttribute('style');
  document.body.innerHTML = html;
  jest.isolateModules(() => require('./early'));
}

function one<Found extends HTMLElement = HTMLInputElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`No ${selector} in the page`);
  return found;
}

/** Clicks; returns whether the page has prevented the browser's default action. */
function click(selector: string, options: MouseEventInit = {}): boolean {
  return !one(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...options }),
  );
}

const flags = `
  <a data-locale="en" href="/services/"><svg></svg></a>
  <a data-locale="it" href="/it/services/"><svg></svg></a>
  <a data-locale="xx" href="#">?</a>
  <a id="other" href="#">x</a>`;

describe('a flag', () => {
  beforeEach(() => open('/services/', flags));

  test('records its language and opens its page, also by a click on a child', () => {
    expect(click('[data-locale=it] svg')).toBe(true);
    expect(sessionStorage.getItem('lang')).toBe('it');
    expect(sessionStorage.getItem('hop')).not.toBeNull();
  });

  test('of the shown language does nothing', () => {
    expect(click('[data-locale=en]')).toBe(true);
    expect(sessionStorage.getItem('hop')).toBeNull();
  });

  test('of the shown language cancels another flag that was clicked right before', () => {
    click('[data-locale=it]');
    click('[data-locale=en]');
    expect(sessionStorage.getItem('lang')).toBe('en');
  });

  test.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves a click with %j to the browser', (options) => {
    expect(click('[data-locale=it]', options)).toBe(false);
    expect(sessionStorage.getItem('lang')).toBe('en');
  });

  test.each(['[data-locale=xx]', '#other', 'body'])(
    'a click on %s does not change the language',
    (selector) => {
      expect(click(selector)).toBe(false);
      expect(sessionStorage.getItem('lang')).toBe('en');
    },
  );
});

describe('what the visitor was doing', () => {
  const page = `
    <a data-locale="en" href="/services/"></a>
    <a data-locale="it" href="/it/services/" aria-current="true"></a>
    <main>
      <section id="opening">
        <details id="one"></details><details id="two" open></details>
        <input type="radio" name="slide" value="1" id="first" checked><input type="radio" name="slide" value="2" id="second">
        <input type="hidden" name="hidden" id="hidden">
      </section>
      <section id="estimate"><input name="area" id="area"></section>
      <section id="enquiry" data-enquiry="waiting"><input name="name" id="name"></section>
    </main>
    <footer id="footer"></footer>`;

  /** The second section lies a quarter above the edge of the window. */
  function scrollIntoForm(): void {
    jest.replaceProperty(window, 'scrollY', 1150);
    const tops = [-1150, -150, 450, 1050];
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
      this: Element,
    ) {
      const index = [...document.querySelectorAll('main > *, footer')].indexOf(this);
      return { top: tops[index] ?? 0, height: 600 } as DOMRect;
    });
  }

  function leaveByFlag(hash = ''): void {
    open(`/services/${hash}`, page);
    for (const element of document.querySelectorAll('details')) element.open = !element.open;
    one('#second').checked = true;
    one('#area').value = '12 "<b>"';
    one('#name').value = 'Мария';
    one('#hidden').value = 'of English';
    scrollIntoForm();
    one('[data-locale=it]').focus();
    click('[data-locale=it]');
  }

  test('continues in the other language, and nothing of it stays in the session', () => {
    leaveByFlag('#form');
    const scrolled = jest.spyOn(window, 'scrollTo');
    open('/it/services/', page);
    const opened = [...document.querySelectorAll('details')].map((element) => element.open);
    expect(opened).toEqual([true, false]);
    expect(one('#second').checked).toBe(true);
    expect(one('#area').value).toBe('12 "<b>"');
    // The form keeps its text itself (draft.ts).
    expect(one('#name').value).toBe('');
    expect(one('#hidden').value).toBe('');
    expect(document.activeElement).toBe(one('[data-locale=it]'));
    // In this test, the section is there already.
    expect(scrolled).toHaveBeenCalledWith({ top: 1150, behavior: 'instant' });
    expect(document.documentElement.style.visibility).toBe('');
    expect({ ...sessionStorage }).toEqual({ lang: 'it' });
    expect(window.name).toBe('');
    // The browser would scroll to the element and move the focus there.
    expect(location.hash).toBe('');
    dispatchEvent(new Event('pageshow'));
    expect(location.hash).toBe('#form');

    open('/it/services/', page);
    expect(one('#area').value).toBe('');
  });

  test('is restored with input events, and one slide is always picked', () => {
    leaveByFlag();
    const seen: [id: string, picked: number][] = [];
    const see = ({ target }: Event) =>
      seen.push([(target as Element).id, document.querySelectorAll('[type=radio]:checked').length]);
    document.body.addEventListener('input', see);
    open('/it/services/', page);
    document.body.removeEventListener('input', see);
    expect(seen).toEqual([
      ['second', 1],
      ['area', 1],
    ]);
  });

  test('is restored before the page is shown', () => {
    leaveByFlag();
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    open('/it/services/');
    expect(document.documentElement.style.visibility).toBe('hidden');
    document.body.innerHTML = page;
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    expect(one('#area').value).toBe('12 "<b>"');
    expect(document.documentElement.style.visibility).toBe('');
  });

  test('waits for the page of the session’s language if the visitor is redirected', () => {
    leaveByFlag();
    sessionStorage.setItem('lang', 'bg');
    open('/services/', page);
    expect(one('#area').value).toBe('');
    open('/bg/services/', page);
    expect(one('#area').value).toBe('12 "<b>"');
  });

  test('is forgotten on another page', () => {
    leaveByFlag();
    open('/it/contacts/', page);
    expect(one('#area').value).toBe('');
    expect(sessionStorage.getItem('hop')).toBeNull();
  });

  test('is restored by name and id, and elements that do not exist are left out', () => {
    leaveByFlag();
    const scrolled = jest.spyOn(window, 'scrollTo');
    open(
      '/it/services/',
      `<main>
        <details id="new"></details><details id="one"></details>
        <input name="new" id="new-field">
        <input type="radio" name="kind" value="2" id="kind">
        <textarea name="area" id="text"></textarea>
        <section id="other"></section>
      </main>`,
    );
    const opened = [...document.querySelectorAll('details')].map((element) => element.open);
    expect(opened).toEqual([false, true]);
    expect(one('#new-field').value).toBe('');
    expect(one('#kind').checked).toBe(false);
    expect(one('#text').value).toBe('12 "<b>"');
    expect(scrolled).not.toHaveBeenCalled();
  });
});

test('an error in one step does not stop the others', () => {
  jest.spyOn(performance, 'getEntriesByType').mockImplementation(() => {
    throw new Error('of an extension');
  });
  sessionStorage.setItem('hop', '{');
  open('/services/', `${flags}<x-late><button data-action="next"></button></x-late>`);
  expect(logged.mock.calls.map(([error]) => error.name)).toEqual(['Error', 'SyntaxError']);
  expect(sessionStorage.getItem('hop')).toBeNull();
  click('button');
  expect(one('button').dataset.pressed).toBe('');
  click('[data-locale=it]');
  expect(sessionStorage.getItem('lang')).toBe('it');
});

test.each(['resolve', 'reject'] as const)(
  'the fonts of a page are shown together, once the last one can %s',
  async (end) => {
    const loads: { font: string; resolve: () => void; reject: () => void }[] = [];
    const load = (font: string) =>
      new Promise<void>((resolve, reject) => loads.push({ font, resolve, reject }));
    Object.assign(document, { fonts: { ready: Promise.resolve(), load } });
    const { dataset } = document.documentElement;
    sessionStorage.setItem('lang', 'en');
    open('/');
    expect(loads.map(({ font }) => font)).toContain('660 1em "Sofia Sans Condensed"');
    const [last, ...others] = loads;
    for (const { resolve } of others) resolve();
    for (let step = 0; step < 9; step++) await null;
    expect(dataset.fonts).toBe('late');
    last?.[end]();
    for (let step = 0; step < 9; step++) await null;
    expect(dataset.fonts).toBeUndefined();
  },
);

test('the first page of a visit begins without its fonts', async () => {
  const load = jest.fn(async () => []);
  Object.assign(document, { fonts: { ready: Promise.resolve(), load } });
  open('/');
  expect(load).not.toHaveBeenCalled();
  // Or its texts would be set twice before they come.
  expect(document.documentElement.dataset.fonts).toBe('late');
  await new Promise(requestAnimationFrame);
  expect(load).toHaveBeenCalledWith('400 1em "Sofia Sans"', document.title);
});

test('an address without a language records English if the session has none', () => {
  open('/');
  expect(sessionStorage.getItem('lang')).toBe('en');
  expect(document.documentElement.style.visibility).toBe('');
});

test('below a path of the host, the language of a page is that of the rest of its address', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: '/website' });
  open('/website/it/services/');
  expect(sessionStorage.getItem('lang')).toBe('it');
});

test('a prerendered page records its language only when it is shown', () => {
  Object.assign(document, { prerendering: true });
  open('/it/');
  expect(sessionStorage.getItem('lang')).toBeNull();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(sessionStorage.getItem('lang')).toBe('it');
  Object.assign(document, { prerendering: false });
});

test('a page restored from the back/forward cache changes to the recorded language', async () => {
  open('/services/');
  sessionStorage.setItem('lang', 'it');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await new Promise(requestAnimationFrame);
  expect(sessionStorage.getItem('hop')).not.toBeNull();
  expect(document.documentElement.style.visibility).toBe('hidden');
  // If the other page never arrives, the visitor can read this one.
  jest.advanceTimersByTime(1000);
  expect(document.documentElement.style.visibility).toBe('');
});
