import { earlyScript } from '@/generated/browser-scripts';

/*
 * The bundled script as it stands in <head>. jsdom cannot leave a page, so what is tested here is what the script does
 * to the page that it is on; where it leads to is for the end-to-end tests.
 */
beforeAll(() => {
  // jsdom knows no navigation timing; browsers do.
  performance.getEntriesByType ??= () => [];
  new Function(earlyScript)();
});

beforeEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
});

function page<E extends Element>(html: string, selector: string): E {
  document.body.innerHTML = html;
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`No ${selector} in the page`);
  return element;
}

/** Clicks, and says whether the page has taken the click from the browser. */
function click(element: Element, options: MouseEventInit = {}): boolean {
  return !element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...options }),
  );
}

// `#` is the one address that jsdom can go to.
const flags =
  '<a data-locale="it" href="#"><svg></svg></a><a data-locale="xx" href="#">?</a><a href="#">x</a>';

describe('a flag, clicked before the runtime is there', () => {
  test('is recorded, wherever in it the click lands', () => {
    expect(click(page(flags, 'svg'))).toBe(true);
    expect(sessionStorage.getItem('lang')).toBe('it');
  });

  test.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('is left to the browser with %j', (options) => {
    expect(click(page(flags, 'a[data-locale=it]'), options)).toBe(false);
    expect(sessionStorage.getItem('lang')).toBeNull();
  });

  test('that the runtime has taken already is left to it', () => {
    const flag = page(flags, 'a[data-locale=it]');
    flag.addEventListener('click', (event) => event.preventDefault());
    click(flag);
    expect(sessionStorage.getItem('lang')).toBeNull();
  });

  test.each(['a[data-locale=xx]', 'a:last-child', 'body'])('but %s is no flag', (selector) => {
    expect(click(page(flags, selector))).toBe(false);
    expect(sessionStorage.getItem('lang')).toBeNull();
  });
});

describe('a form, sent', () => {
  function submit(state: string): { held: boolean; state: string | undefined } {
    const form = page<HTMLFormElement>(`<form data-enquiry="${state}"></form>`, 'form');
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    const held = !form.dispatchEvent(event);
    return { held, state: form.dataset.enquiry };
  }

  test('before it is alive waits for it', () => {
    expect(submit('waiting')).toEqual({ held: true, state: 'pressed' });
    expect(submit('pressed')).toEqual({ held: true, state: 'pressed' });
  });

  test('once it is alive is its own affair', () => {
    const stop = (event: Event) => event.preventDefault();
    addEventListener('submit', stop);
    expect(submit('alive').state).toBe('alive');
    removeEventListener('submit', stop);
  });
});

describe('when the runtime cannot be loaded', () => {
  /** Opens the form's page, whose only script fails both times; gives what the browser was told to send. */
  function open(state: string): { form: HTMLFormElement; sent: jest.Mock } {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const form = page<HTMLFormElement>(
      `<form data-enquiry="${state}"></form>
       <script type="application/json" id="runtime">["/_next/static/a.js"]</script>`,
      'form',
    );
    const sent = jest.fn((event: Event) => event.preventDefault());
    new Function(earlyScript)();
    addEventListener('submit', sent, { once: true });
    form.dispatchEvent(new Event('keydown', { bubbles: true }));
    for (const _ of ['first', 'second']) {
      for (const script of document.head.querySelectorAll('script')) {
        script.dispatchEvent(new Event('error'));
        script.remove();
      }
      jest.runAllTimers();
    }
    removeEventListener('submit', sent);
    jest.useRealTimers();
    return { form, sent };
  }

  test('a form that waits is left to the browser', () => {
    const { form, sent } = open('waiting');
    expect(form.dataset.enquiry).toBe('alone');
    expect(sent).not.toHaveBeenCalled();
  });

  test('a send that was pressed goes out by itself', () => {
    const { form, sent } = open('pressed');
    expect(form.dataset.enquiry).toBe('alone');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('a form that is alive keeps to itself', () => {
    const { form, sent } = open('alive');
    expect(form.dataset.enquiry).toBe('alive');
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('what was typed into the form', () => {
  const form =
    '<form data-enquiry="waiting"><input id="name"><textarea id="description"></textarea><input type="hidden" id="service" value="1"></form>';

  function type(id: string, value: string): void {
    const field = document.getElementById(id) as HTMLInputElement;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** Comes to the next page, by default straight from this one. */
  function arriveWith(html: string, referrer: string = location.href): string[] {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    document.body.innerHTML = html;
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    return [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    );
  }

  test('is carried to the next page with the form, once, hidden inputs excepted', () => {
    page(form, 'form');
    type('name', 'Мария "<b>"');
    dispatchEvent(new Event('beforeunload'));
    expect(arriveWith(form.replace('value="1"', 'value="2"'))).toEqual(['Мария "<b>"', '', '2']);
    expect(arriveWith(form)).toEqual(['', '', '1']);
  });

  test('is forgotten on a page without the form', () => {
    page(form, 'form');
    type('name', 'Ada');
    dispatchEvent(new Event('beforeunload'));
    expect(arriveWith('<p>Home</p>')).toEqual([]);
    expect(window.name).toBe('');
  });

  test.each(['', `${location.origin}/services/`, 'nonsense'])(
    'is forgotten when the form is come to from %j',
    (referrer) => {
      page(form, 'form');
      type('name', 'Ada');
      dispatchEvent(new Event('beforeunload'));
      expect(arriveWith(form, referrer)).toEqual(['', '', '1']);
      expect(window.name).toBe('');
    },
  );

  test('never takes the place of what is there', () => {
    page(form, 'form');
    type('name', 'Ada');
    dispatchEvent(new Event('pagehide'));
    expect(arriveWith(form.replace('id="name"', 'id="name" value="Eva"'))[0]).toBe('Eva');
  });

  test('is gone when it was sent', () => {
    page(form, 'form');
    type('name', 'Ada');
    dispatchEvent(new Event('beforeunload'));
    type('name', '');
    dispatchEvent(new Event('beforeunload'));
    expect(window.name).toBe('');
  });

  test.each(['enquiry:', 'enquiry:{', 'enquiry:[1]', 'enquiry:["/",[["body","x"]]]', 'other'])(
    'is not taken from the nonsense %j',
    (nonsense) => {
      window.name = nonsense;
      expect(arriveWith(form)).toEqual(['', '', '1']);
    },
  );
});

test('storage that is blocked is declared absent, so that its mention throws nothing', () => {
  const { localStorage } = window;
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  new Function(earlyScript)();
  expect(window.localStorage).toBeUndefined();
  Object.defineProperty(window, 'localStorage', { value: localStorage });
});

test('coming to a bare page with nothing recorded records English', () => {
  new Function(earlyScript)();
  expect(sessionStorage.getItem('lang')).toBe('en');
  expect(document.documentElement).not.toHaveAttribute('hidden');
});

test('a page that comes back from memory follows what was recorded meanwhile', () => {
  const event = Object.assign(new Event('pageshow'), { persisted: true });
  sessionStorage.setItem('lang', '<img src=x onerror=alert(1)>');
  dispatchEvent(event);
  expect(sessionStorage.getItem('lang')).toBe('en');
});
