import { earlyScript } from '@/generated/browser-scripts';

/*
 * Runs the bundled script of <head>. jsdom cannot leave a page, so these tests cover what the script does to the current
 * page; the end-to-end tests cover where it leads to.
 */
beforeAll(() => {
  // jsdom lacks navigation timing.
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

/** Clicks; returns whether the page has prevented the browser's default action. */
function click(element: Element, options: MouseEventInit = {}): boolean {
  return !element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...options }),
  );
}

// jsdom can navigate to `#` only.
const flags =
  '<a data-locale="it" href="#"><svg></svg></a><a data-locale="xx" href="#">?</a><a href="#">x</a>';

describe('a flag that is clicked before the runtime has loaded', () => {
  test('is recorded, also when the click lands on a child', () => {
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

  test('is left to the runtime when that has handled the click', () => {
    const flag = page(flags, 'a[data-locale=it]');
    flag.addEventListener('click', (event) => event.preventDefault());
    click(flag);
    expect(sessionStorage.getItem('lang')).toBeNull();
  });

  test.each(['a[data-locale=xx]', 'a:last-child', 'body'])('%s is no flag', (selector) => {
    expect(click(page(flags, selector))).toBe(false);
    expect(sessionStorage.getItem('lang')).toBeNull();
  });
});

describe('a form that is sent', () => {
  function submit(state: string): { held: boolean; state: string | undefined } {
    const form = page<HTMLFormElement>(`<form data-enquiry="${state}"></form>`, 'form');
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    const held = !form.dispatchEvent(event);
    return { held, state: form.dataset.enquiry };
  }

  test('waits while React has not hydrated it', () => {
    expect(submit('waiting')).toEqual({ held: true, state: 'pressed' });
    expect(submit('pressed')).toEqual({ held: true, state: 'pressed' });
  });

  test('is left to React once it is hydrated', () => {
    const stop = (event: Event) => event.preventDefault();
    addEventListener('submit', stop);
    expect(submit('alive').state).toBe('alive');
    removeEventListener('submit', stop);
  });
});

describe('when the runtime cannot be loaded', () => {
  /** Opens the form's page, whose only script fails both times; `sent` records what the browser submits. */
  function open(state: string): { form: HTMLFormElement; sent: jest.Mock } {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const form = page<HTMLFormElement>(
      `<form data-enquiry="${state}"></form>
       <script type="application/json" id="runtime">[["/_next/static/a.js",""]]</script>`,
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

  test('a waiting form is left to the browser', () => {
    const { form, sent } = open('waiting');
    expect(form.dataset.enquiry).toBe('alone');
    expect(sent).not.toHaveBeenCalled();
  });

  test('a pressed send is submitted', () => {
    const { form, sent } = open('pressed');
    expect(form.dataset.enquiry).toBe('alone');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('a hydrated form is not submitted', () => {
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

  /** Opens the next page, by default straight from this one. */
  function arriveWith(html: string, referrer: string = location.href): string[] {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    document.body.innerHTML = html;
    document.dispatchEvent(new Event('readystatechange'));
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

  test('is left for the next page when this one becomes complete while it is left', () => {
    page(form, 'form');
    type('name', 'Ada');
    dispatchEvent(new Event('beforeunload'));
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    document.dispatchEvent(new Event('readystatechange'));
    expect(arriveWith(form)).toEqual(['Ada', '', '1']);
  });

  test('is back before an element may write the figures of the URL', () => {
    page(form, 'form');
    type('description', 'Two hectares');
    dispatchEvent(new Event('beforeunload'));
    let found = '';
    const look = () => {
      found = document.querySelector('textarea')?.value ?? '';
    };
    document.addEventListener('DOMContentLoaded', look, { once: true });
    arriveWith(form);
    expect(found).toBe('Two hectares');
  });

  test('is forgotten on a page without the form', () => {
    page(form, 'form');
    type('name', 'Ada');
    dispatchEvent(new Event('beforeunload'));
    expect(arriveWith('<p>Home</p>')).toEqual([]);
    expect(window.name).toBe('');
  });

  test.each(['', `${location.origin}/services/`, 'nonsense'])(
    'is dropped when the referrer is %j',
    (referrer) => {
      page(form, 'form');
      type('name', 'Ada');
      dispatchEvent(new Event('beforeunload'));
      expect(arriveWith(form, referrer)).toEqual(['', '', '1']);
      expect(window.name).toBe('');
    },
  );

  test('never overwrites a field that is filled in', () => {
    page(form, 'form');
    type('name', 'Ada');
    dispatchEvent(new Event('pagehide'));
    expect(arriveWith(form.replace('id="name"', 'id="name" value="Eva"'))[0]).toBe('Eva');
  });

  test('is dropped once it is sent', () => {
    page(form, 'form');
    type('name', 'Ada');
    dispatchEvent(new Event('beforeunload'));
    type('name', '');
    dispatchEvent(new Event('beforeunload'));
    expect(window.name).toBe('');
  });

  test.each(['enquiry:', 'enquiry:{', 'enquiry:[1]', 'enquiry:["/",[["body","x"]]]', 'other'])(
    'ignores the invalid value %j',
    (nonsense) => {
      window.name = nonsense;
      expect(arriveWith(form)).toEqual(['', '', '1']);
    },
  );
});

test('blocked storage becomes undefined, so that reading it does not throw', () => {
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

test('a bare page without a recorded language records English', () => {
  new Function(earlyScript)();
  expect(sessionStorage.getItem('lang')).toBe('en');
  expect(document.documentElement).not.toHaveAttribute('hidden');
});

test('a page restored from the back/forward cache follows the recorded language', () => {
  const event = Object.assign(new Event('pageshow'), { persisted: true });
  sessionStorage.setItem('lang', '<img src=x onerror=alert(1)>');
  dispatchEvent(event);
  expect(sessionStorage.getItem('lang')).toBe('en');
});
