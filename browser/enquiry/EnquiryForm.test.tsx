import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnquiryForm } from '@/components/contacts/EnquiryForm/EnquiryForm';
import { messages, renderIn } from '@/components/testing/renderIn';
import { blockStorage } from '@/components/testing/storage';
import { verbatim } from '@/components/testing/texts';
import { successMessages } from '@/e2e/lib/literals';
import { type Locale, locales } from '@/i18n/locales';
import { company } from '@/site/company';
import { emailJsIds } from '@/site/emailjs';
import { settings } from '@/site/settings';

/*
 * The real EmailJS SDK; only the network is replaced. The specification's times and texts are literals here: compared with
 * the code's own constants they could not fail.
 */
const successDuration = 3000;
const sendInterval = 10_000;

/** For a language outside the specification, the text of its messages. */
function successText(locale: Locale): string {
  return successMessages[locale] ?? messages[locale].EnquiryForm.success;
}

const enquiry = {
  name: 'Ada Levi',
  email: 'ada@site.example',
  phone: '00359888',
  address: '18 Zornitsa Street, Sofia, 1164',
  description: 'Two hectares',
};
type FieldName = keyof typeof enquiry;
const fieldNames = Object.keys(enquiry) as FieldName[];
const nothing = fieldNames.map(() => '');

const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
let logged: jest.SpyInstance;
let warned: jest.SpyInstance;

/** EmailJS's answer, as far as the SDK reads it: jsdom lacks `Response`. */
function answer(status: number, text: string): Response {
  return { ok: status === 200, status, text: async () => text } as Response;
}

/** Settles all pending promises without advancing time. */
async function settle(): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(0));
}

function wait(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}

function open(locale: Locale = 'en') {
  const words = messages[locale].EnquiryForm;
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { unmount } = renderIn(locale, <EnquiryForm />);
  const field = (name: FieldName) =>
    screen.getByLabelText<HTMLInputElement>(words.fields[name].label, verbatim);
  return {
    words,
    unmount,
    user,
    field,
    form: screen.getByRole<HTMLFormElement>('form', { name: words.name }),
    button: screen.getByRole('button'),
    status: screen.getByRole('status'),
    fillIn: async (texts: Partial<typeof enquiry> = enquiry) => {
      for (const name of fieldNames) {
        if (!texts[name]) continue;
        await user.click(field(name));
        await user.paste(texts[name]);
      }
    },
    typed: () => fieldNames.map((name) => field(name).value),
  };
}

/** A draft lives as long as the document: each test begins with an empty form. */
function forgetWhatWasTyped(): void {
  const { field, unmount } = open();
  for (const name of fieldNames) fireEvent.change(field(name), { target: { value: '' } });
  unmount();
}

/** Each test begins a minute later, so that the limit of one never affects the next. */
let now = Date.now();

beforeEach(() => {
  now += 60_000;
  jest.useFakeTimers({ now });
  globalThis.fetch = network.mockReset().mockResolvedValue(answer(200, 'OK'));
  logged = jest.spyOn(console, 'error').mockImplementation();
  warned = jest.spyOn(console, 'warn').mockImplementation();
  jest.replaceProperty(emailJsIds, 'serviceId', 'service_1');
  jest.replaceProperty(emailJsIds, 'templateId', 'template_1');
  jest.replaceProperty(emailJsIds, 'publicKey', 'key_1');
  forgetWhatWasTyped();
});

/** Unanswered sends: they end with their test, since the page's one send at a time outlives the form. */
const underWay = new Set<(response: Response) => void>();

function neverAnswered(): Promise<Response> {
  return new Promise((resolve) => underWay.add(resolve));
}

afterEach(async () => {
  for (const end of underWay) end(answer(400, 'the test is over'));
  underWay.clear();
  await settle();
  wait(successDuration);
  jest.useRealTimers();
});

describe.each(locales)('the form in %s', (locale) => {
  test('has five fields with native validation only', () => {
    const { field, form, words } = open(locale);
    expect(fieldNames.map((name) => field(name).type)).toEqual([
      'text',
      'email',
      'number',
      'text',
      'textarea',
    ]);
    for (const name of fieldNames) {
      for (const rule of ['required', 'minlength', 'maxlength', 'pattern', 'min', 'max', 'step']) {
        expect(field(name)).not.toHaveAttribute(rule);
      }
    }
    expect(form).not.toHaveAttribute('novalidate');
    expect(field('phone')).toHaveAccessibleDescription(words.fields.phone.hint);
    expect(field('address')).toHaveAccessibleDescription(words.fields.address.hint);
    expect(field('email')).toHaveAttribute('placeholder', words.fields.email.placeholder);
  });

  test('states that reCAPTCHA protects it, with links to Google’s two pages', () => {
    const { form } = open(locale);
    expect(form).toHaveTextContent('reCAPTCHA');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://policies.google.com/privacy',
      'https://policies.google.com/terms',
    ]);
  });

  test('after sending, the success message shows for 3000 ms and the fields are empty', async () => {
    const { button, fillIn, status, typed } = open(locale);
    await fillIn();
    expect(status).toBeEmptyDOMElement();
    fireEvent.click(button);
    await settle();

    expect(status.textContent).toBe(successText(locale));
    expect(status.querySelector('[lang]')?.getAttribute('lang') ?? null).toBe(
      locale === 'bg' ? 'en' : null,
    );
    expect(typed()).toEqual(nothing);
    wait(successDuration - 1);
    expect(status.textContent).toBe(successText(locale));
    wait(1);
    expect(status).toBeEmptyDOMElement();
  });

  test('while it sends, the button says so', async () => {
    let arrive = (_: Response) => {};
    network.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const { button, words } = open(locale);
    fireEvent.click(button);
    await settle();
    expect(button).toHaveTextContent(words.sending);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    arrive(answer(200, 'OK'));
    await settle();
    expect(button).toHaveTextContent(words.send);
    expect(button).not.toHaveAttribute('aria-disabled');
  });
});

test('a send continues through a remount of the form', async () => {
  network.mockImplementation(neverAnswered);
  const english = open('en');
  await english.fillIn();
  fireEvent.click(english.button);
  await settle();
  english.unmount();

  const italian = open('it');
  expect(italian.button).toHaveTextContent(italian.words.sending);
  fireEvent.click(italian.button);
  await settle();
  for (const end of underWay) end(answer(200, 'OK'));
  await settle();
  expect(network).toHaveBeenCalledTimes(1);
  expect(italian.status.textContent).toBe(successText('it'));
  expect(italian.typed()).toEqual(nothing);
});

test('the English e-mail placeholder carries its asterisk', () => {
  expect(open('en').field('email').placeholder).toMatch(/\*$/);
});

describe('the request', () => {
  async function sent(): Promise<[string, unknown][]> {
    fireEvent.click(screen.getByRole('button'));
    await settle();
    const body = network.mock.calls[0]?.[1]?.body;
    return body instanceof FormData ? [...body.entries()] : [];
  }

  test('is the SDK’s own multipart POST with the fields of the specification', async () => {
    await open().fillIn();
    expect(await sent()).toEqual([
      ...Object.entries(enquiry),
      ['lib_version', expect.stringMatching(/^4\./)],
      ['service_id', 'service_1'],
      ['template_id', 'template_1'],
      ['user_id', 'key_1'],
    ]);
    expect(network).toHaveBeenCalledTimes(1);
    const [url, request] = network.mock.calls[0] ?? [];
    expect(url).toBe('https://api.emailjs.com/api/v1.0/email/send-form');
    expect(request?.method).toBe('POST');
    expect(logged).not.toHaveBeenCalled();
  });

  test('may be empty', async () => {
    open();
    expect((await sent()).slice(0, 5)).toEqual(fieldNames.map((name) => [name, '']));
    expect(screen.getByRole('status')).toHaveTextContent(successText('en'));
  });

  test('has the phone as typed, with leading zeros', async () => {
    const { field, user } = open();
    await user.type(field('phone'), '00359888');
    expect(await sent()).toContainEqual(['phone', '00359888']);
  });

  test('is not made while the e-mail address is invalid', async () => {
    await open().fillIn({ email: 'not an address' });
    expect(await sent()).toEqual([]);
    expect(network).not.toHaveBeenCalled();
  });

  test('is not made when the honeypot is filled in', async () => {
    const { fillIn, status, typed, user, words } = open();
    await fillIn();
    await user.type(screen.getByLabelText(words.honeypot), 'https://spam.example');
    expect(await sent()).toEqual([]);
    expect(network).not.toHaveBeenCalled();
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('was not sent'));
    expect(status).toBeEmptyDOMElement();
    expect(typed()).toEqual(Object.values(enquiry));
  });

  test('is made once for several presses of the button', async () => {
    network.mockImplementation(neverAnswered);
    const { button } = open();
    fireEvent.click(button);
    fireEvent.click(button);
    await settle();
    fireEvent.click(button);
    await settle();
    expect(network).toHaveBeenCalledTimes(1);
    expect(warned).not.toHaveBeenCalled();
  });
});

describe('one enquiry in 10 s', () => {
  test('is the limit in every language; newer text stays', async () => {
    const english = open('en');
    fireEvent.click(english.button);
    await settle();
    english.unmount();

    const italian = open('it');
    await italian.fillIn();
    wait(sendInterval - 1);
    fireEvent.click(italian.button);
    await settle();
    expect(network).toHaveBeenCalledTimes(1);
    expect(warned.mock.calls).toEqual([
      ['The enquiry was not sent: the last one was less than 10 s ago.'],
    ]);
    expect(italian.status).toBeEmptyDOMElement();
    expect(italian.typed()).toEqual(Object.values(enquiry));

    wait(1);
    fireEvent.click(italian.button);
    await settle();
    expect(network).toHaveBeenCalledTimes(2);
    expect(italian.status.textContent).toBe(successText('it'));
  });

  test('is the limit for the session, across page loads', async () => {
    sessionStorage.setItem('enquirySentAt', String(Date.now() - sendInterval + 1));
    const { button } = open();
    fireEvent.click(button);
    await settle();
    expect(network).not.toHaveBeenCalled();
  });

  test.each([
    ['of a clock that was set back', String(Date.now() + 86_400_000)],
    ['that is nonsense', 'yesterday'],
  ])('a stamp %s does not lock the form', async (_, stamp) => {
    sessionStorage.setItem('enquirySentAt', stamp);
    const { button } = open();
    fireEvent.click(button);
    await settle();
    expect(network).toHaveBeenCalledTimes(1);
  });

  test('is the limit with storage blocked, too', async () => {
    blockStorage();
    const { button, status } = open();
    fireEvent.click(button);
    await settle();
    expect(status.textContent).toBe(successText('en'));
    fireEvent.click(button);
    await settle();
    expect(network).toHaveBeenCalledTimes(1);
  });
});

describe('when sending fails', () => {
  test.each([
    [
      'EmailJS refuses',
      () => Promise.resolve(answer(400, 'The Public Key is invalid')),
      'EmailJS refused it with status 400: The Public Key is invalid',
    ],
    [
      'there is no network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'EmailJS could not be reached.',
    ],
  ])('because %s, only the console reports it; a retry is sent at once', async (_, fail, cause) => {
    network.mockImplementationOnce(fail);
    const { button, fillIn, status, typed } = open();
    await fillIn();
    const before = document.body.innerHTML;
    fireEvent.click(button);
    await settle();

    expect(logged.mock.calls).toEqual([[`The enquiry was not sent: ${cause}`, expect.anything()]]);
    expect(document.body.innerHTML).toBe(before);
    expect(typed()).toEqual(Object.values(enquiry));

    fireEvent.click(button);
    await settle();
    expect(network).toHaveBeenCalledTimes(2);
    expect(status).toHaveTextContent(successText('en'));
  });

  test('because there is no answer, a retry is possible after 30 s', async () => {
    network.mockImplementationOnce(neverAnswered);
    const { button, fillIn, typed, words } = open();
    await fillIn();
    fireEvent.click(button);
    await settle();
    wait(29_999);
    await settle();
    expect(button).toHaveTextContent(words.sending);
    expect(logged).not.toHaveBeenCalled();
    wait(1);
    await settle();
    expect(button).toHaveTextContent(words.send);
    expect(logged.mock.calls).toEqual([
      [expect.stringMatching(/has not answered within 30 s/), expect.anything()],
    ]);
    expect(typed()).toEqual(Object.values(enquiry));
    fireEvent.click(button);
    await settle();
    expect(network).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['serviceId', 'NEXT_PUBLIC_EMAILJS_SERVICE_ID'],
    ['templateId', 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID'],
    ['publicKey', 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'],
  ] as const)('because the %s is missing, the console names %s', async (id, variable) => {
    jest.replaceProperty(emailJsIds, id, '');
    const { button, fillIn, status, typed } = open();
    await fillIn();
    fireEvent.click(button);
    await settle();
    expect(logged).toHaveBeenCalledTimes(1);
    const [[message]] = logged.mock.calls as [[string]];
    expect(message.match(/NEXT_PUBLIC_\w+/g)).toEqual([variable]);
    expect(network).not.toHaveBeenCalled();
    expect(status).toBeEmptyDOMElement();
    expect(typed()).toEqual(Object.values(enquiry));
  });

  test.each(locales)('a setting shows a notice, in %s', async (locale) => {
    jest.replaceProperty(settings, 'showSendFailure', true);
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { button, status } = open(locale);
    fireEvent.click(button);
    await settle();
    const link = screen.getByRole('link', { name: company.email });
    expect(status).toContainElement(link);
    expect(link).toHaveAttribute('href', `mailto:${company.email}`);

    fireEvent.click(button);
    await settle();
    expect(status.textContent).toBe(successText(locale));
  });
});

describe('typed text', () => {
  test('stays when the form is remounted', async () => {
    const { fillIn, unmount } = open('en');
    await fillIn();
    unmount();
    expect(open('bg').typed()).toEqual(Object.values(enquiry));
  });

  test('is cleared once it is sent', async () => {
    const { button, fillIn, unmount } = open('en');
    await fillIn();
    fireEvent.click(button);
    await settle();
    unmount();
    expect(open('it').typed()).toEqual(nothing);
  });

  test('stays when the form is remounted while the success message shows', async () => {
    const { button, field, unmount, user } = open('en');
    fireEvent.click(button);
    await settle();
    await user.type(field('name'), 'Ada');
    unmount();
    const { status, typed } = open('it');
    expect(status.textContent).toBe(successText('it'));
    expect(typed()[0]).toBe('Ada');
  });

  test('is never stored', async () => {
    const { fillIn } = open();
    await fillIn();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(document.cookie).toBe('');
  });

  test('is not changed by the mouse wheel over the phone', async () => {
    const { field, user } = open();
    await user.click(field('phone'));
    fireEvent.wheel(field('phone'));
    expect(field('phone')).not.toHaveFocus();
  });
});

describe('an enquiry about a service', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  test.each([
    ['planning', true],
    ['nonsense', false],
    ['toString', false],
    ['<script>', false],
  ])('?service=%s names it: %s', (service, named) => {
    history.replaceState(null, '', `/?service=${encodeURIComponent(service)}`);
    const { field } = open();
    const { title } = messages.en.Services.planning;
    expect(field('description').value.includes(title)).toBe(named);
    expect(field('description').value === '').toBe(!named);
  });
});
