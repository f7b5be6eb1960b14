import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnquiryForm } from '@/components/contacts/EnquiryForm/EnquiryForm';
import { messages, renderIn } from '@/components/testing/renderIn';
import { blockStorage } from '@/components/testing/storage';
import { verbatim } from '@/components/testing/texts';
import { type Locale, locales } from '@/i18n/locales';
import { company } from '@/site/company';
import { emailJsIds } from '@/site/emailjs';
import { settings } from '@/site/settings';

/*
 * The real EmailJS SDK; only the network is replaced. Times and texts of the specification are written out here: held
 * against the code's own constants they could not be wrong.
 */
const successDuration = 3000;
const sendInterval = 10_000;
const successTexts: Readonly<Partial<Record<Locale, string>>> = {
  en: 'Email has been sent successfully!',
  it: 'Email inviata con successo!',
  bg: 'Email has been sent successfully!',
};

/** Of a language that the specification does not know, what its messages say. */
function successText(locale: Locale): string {
  return successTexts[locale] ?? messages[locale].EnquiryForm.success;
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

/** EmailJS's answer, as far as the SDK reads it: jsdom knows no `Response`. */
function answer(status: number, text: string): Response {
  return { ok: status === 200, status, text: async () => text } as Response;
}

/** Lets everything that is under way come to its end, without time passing. */
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

/** What the visitor typed lasts as long as the page: each test begins with an empty form. */
function forgetWhatWasTyped(): void {
  const { field, unmount } = open();
  for (const name of fieldNames) fireEvent.change(field(name), { target: { value: '' } });
  unmount();
}

/** A minute passes between two tests, so that the limit of one never reaches into the next. */
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

/** Sends that a test leaves under way: they end with it, since the page's one send at a time outlasts the form. */
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
  test('asks for five things, with the browser’s own checks and no others', () => {
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

  test('says that reCAPTCHA protects it, with both of Google’s pages', () => {
    const { form } = open(locale);
    expect(form).toHaveTextContent('reCAPTCHA');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://policies.google.com/privacy',
      'https://policies.google.com/terms',
    ]);
  });

  test('after sending, the success message stands for 3000 ms and the fields are empty', async () => {
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

test('a language switch while it sends loses neither the send nor its end', async () => {
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

describe('what is sent', () => {
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

  test('has the phone as it was typed, zeros and all', async () => {
    const { field, user } = open();
    await user.type(field('phone'), '00359888');
    expect(await sent()).toContainEqual(['phone', '00359888']);
  });

  test('is nothing while the browser finds the e-mail address wrong', async () => {
    await open().fillIn({ email: 'not an address' });
    expect(await sent()).toEqual([]);
    expect(network).not.toHaveBeenCalled();
  });

  test('is nothing when a machine has filled in the field that people do not see', async () => {
    const { fillIn, status, typed, user, words } = open();
    await fillIn();
    await user.type(screen.getByLabelText(words.honeypot), 'https://spam.example');
    expect(await sent()).toEqual([]);
    expect(network).not.toHaveBeenCalled();
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('was not sent'));
    expect(status).toBeEmptyDOMElement();
    expect(typed()).toEqual(Object.values(enquiry));
  });

  test('is sent once, however often the button is pressed', async () => {
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
  test('is what goes out, in whatever language; what was typed meanwhile stays', async () => {
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

  test('is kept for the session, also by a page that is loaded anew', async () => {
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

  test('holds where storage is blocked, too', async () => {
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
  ])(
    'because %s, only the console tells; the next try goes out at once',
    async (_, fail, cause) => {
      network.mockImplementationOnce(fail);
      const { button, fillIn, status, typed } = open();
      await fillIn();
      const before = document.body.innerHTML;
      fireEvent.click(button);
      await settle();

      expect(logged.mock.calls).toEqual([
        [`The enquiry was not sent: ${cause}`, expect.anything()],
      ]);
      expect(document.body.innerHTML).toBe(before);
      expect(typed()).toEqual(Object.values(enquiry));

      fireEvent.click(button);
      await settle();
      expect(network).toHaveBeenCalledTimes(2);
      expect(status).toHaveTextContent(successText('en'));
    },
  );

  test('because there is no answer, the visitor may try again after 30 s', async () => {
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

  test.each(locales)('the owner may have a notice shown, in %s', async (locale) => {
    jest.replaceProperty(settings as { showSendFailure: boolean }, 'showSendFailure', true);
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

describe('what the visitor has typed', () => {
  test('is kept through a language switch', async () => {
    const { fillIn, unmount } = open('en');
    await fillIn();
    unmount();
    expect(open('bg').typed()).toEqual(Object.values(enquiry));
  });

  test('is gone once it was sent', async () => {
    const { button, fillIn, unmount } = open('en');
    await fillIn();
    fireEvent.click(button);
    await settle();
    unmount();
    expect(open('it').typed()).toEqual(nothing);
  });

  test('while the last success still stands is kept through a language switch', async () => {
    const { button, field, unmount, user } = open('en');
    fireEvent.click(button);
    await settle();
    await user.type(field('name'), 'Ada');
    unmount();
    const { status, typed } = open('it');
    expect(status.textContent).toBe(successText('it'));
    expect(typed()[0]).toBe('Ada');
  });

  test('is stored nowhere', async () => {
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
