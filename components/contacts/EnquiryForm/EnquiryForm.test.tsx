import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/components/testing/messages';
import { renderIn } from '@/components/testing/renderIn';
import { verbatim } from '@/components/testing/texts';
import { translate } from '@/components/testing/translate';
import { content } from '@/content/current';
import { type Locale, locales } from '@/i18n/locales';
import { deliveryUrl, deliveryVariables, readDeliverySettings } from './delivery';
import { addedBySdk, deliveryEnvironment } from './deliveryFixture';
import { EnquiryIsland } from './EnquiryIsland';
import { type Enquiry, formControl } from './enquiry';
import { type FieldName, fields } from './fields';

/*
 * The real SDK of the e-mail service runs; only the network is replaced. The times of the specification are literals
 * here, because a comparison with the code's own constants could not fail. Its texts are tested in e2e/.
 */
const successDuration = 3000;

const successText = (locale: Locale) => messages[locale].EnquiryForm.success;

const samples = {
  text: 'Ada Levi, Sofia',
  email: 'ada@site.example',
  number: '00359888',
  textarea: 'Two hectares',
} as const;
const enquiry = Object.fromEntries(
  fields.map(({ name, type }) => [name, samples[type]]),
) as Enquiry;
const fieldNames = fields.map(({ name }) => name);
const nothing = fieldNames.map(() => '');

/** The parts that the delivery adds to an enquiry in these tests. */
const delivery = readDeliverySettings(deliveryEnvironment);

const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
let logged: jest.SpyInstance;
let warned: jest.SpyInstance;

/** An answer of the e-mail service with the parts that the SDK reads. jsdom lacks `Response`. */
function answer(status: number, text: string): Response {
  return { ok: status === 200, status, text: async () => text } as Response;
}

/** Settles all pending promises without advancing the time. */
async function settle(): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(0));
}

function wait(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}

function open(locale: Locale = 'en') {
  const words = messages[locale].EnquiryForm;
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderIn(locale, <EnquiryIsland />);
  const field = (name: FieldName) =>
    screen.getByLabelText<HTMLInputElement>(words.fields[name].label, verbatim);
  const form = screen.getByRole<HTMLFormElement>('form', { name: words.name });
  const button = screen.getByRole('button', { name: words.send });
  return {
    words,
    user,
    field,
    form,
    button,
    shown: () => [...button.querySelectorAll('span:not([hidden])')].map((one) => one.textContent),
    status: screen.getByRole('status'),
    fillIn: async (texts: Partial<typeof enquiry> = enquiry) => {
      for (const name of fieldNames) {
        if (!texts[name]) continue;
        await user.click(field(name));
        await user.paste(texts[name]);
      }
    },
    typed: () =>
      [...form.querySelectorAll<HTMLInputElement>('[id]:is(input, textarea)')].map(
        ({ value }) => value,
      ),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  // The form keeps typed text as long as the document exists.
  formControl.reset({});
  globalThis.fetch = network.mockReset().mockResolvedValue(answer(200, 'OK'));
  logged = jest.spyOn(console, 'error').mockImplementation();
  warned = jest.spyOn(console, 'warn').mockImplementation();
  jest.replaceProperty(process, 'env', { ...process.env, ...deliveryEnvironment });
});

afterEach(() => jest.useRealTimers());

/** Keeps the next send waiting until the returned function answers it. */
function holdAnswer(): (response: Response) => Promise<void> {
  let end = (_: Response) => {};
  network.mockReturnValueOnce(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  return async (response) => {
    end(response);
    await settle();
  };
}

describe.each(locales)('the form in %s', (locale) => {
  test('has the fields of the table in its order, with only the browser’s own validation', () => {
    const { field, form, words } = open(locale);
    expect(Object.keys(words.fields).toSorted()).toEqual(fieldNames.toSorted());
    expect([...form.querySelectorAll<HTMLInputElement>('[id]:is(input, textarea)')]).toEqual(
      fieldNames.map(field),
    );
    expect(fieldNames.map((name) => field(name).type)).toEqual(fields.map(({ type }) => type));
    for (const name of fieldNames) {
      for (const rule of ['required', 'minlength', 'maxlength', 'pattern', 'min', 'max', 'step']) {
        expect(field(name)).not.toHaveAttribute(rule);
      }
    }
    expect(form).not.toHaveAttribute('novalidate');
    for (const name of fieldNames) {
      const texts: { label: string; hint?: string } = words.fields[name];
      expect(field(name)).toHaveAccessibleDescription(texts.hint ?? '');
    }
    expect(field('email')).toHaveAttribute('placeholder', words.fields.email.placeholder);
  });

  test.each(['', 'site_key'])(
    'says that reCAPTCHA protects it, with no link, for the key %j',
    (key) => {
      // Google processes on our behalf, so neither its policy nor its terms apply to the visitor.
      jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_RECAPTCHA_SITE_KEY: key });
      const { form } = open(locale);
      expect(form).toHaveTextContent('reCAPTCHA');
      expect(screen.queryAllByRole('link')).toEqual([]);
    },
  );

  test('shows the success message for 3000 ms after sending, and empties the fields', async () => {
    const { button, fillIn, status, typed } = open(locale);
    await fillIn();
    expect(status).toBeEmptyDOMElement();
    fireEvent.click(button);
    await settle();

    expect(status.textContent).toBe(successText(locale));
    const isEnglish = locale !== 'en' && successText(locale) === successText('en');
    expect(status.querySelector('[lang]')?.getAttribute('lang') ?? null).toBe(
      isEnglish ? 'en' : null,
    );
    expect(typed()).toEqual(nothing);
    wait(successDuration - 1);
    expect(status.textContent).toBe(successText(locale));
    wait(1);
    expect(status).toBeEmptyDOMElement();
  });

  test('says on the button that it is sending', async () => {
    const end = holdAnswer();
    const { button, shown, words } = open(locale);
    expect(shown()).toEqual([words.send]);
    fireEvent.click(button);
    await settle();
    expect(shown()).toEqual([words.sending]);
    expect(screen.getByRole('status')).toHaveTextContent(words.sending);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await end(answer(200, 'OK'));
    expect(shown()).toEqual([words.send]);
    expect(button).not.toHaveAttribute('aria-disabled');
  });
});

test('the fields cannot be changed while the enquiry is sent, and only then', async () => {
  const end = holdAnswer();
  const { button, field } = open();
  const isHeld = () => {
    const readOnly = fieldNames.map((name) => field(name).readOnly);
    return [...new Set(readOnly)];
  };
  expect(isHeld()).toEqual([false]);
  fireEvent.click(button);
  await settle();
  expect(isHeld()).toEqual([true]);
  await end(answer(200, 'OK'));
  expect(isHeld()).toEqual([false]);
});

test('the form works although a translator changes every text at any time', async () => {
  jest.replaceProperty(content.sections, 'sendFailure', true);
  const { button, fillIn, form, shown, status, typed, words } = open();
  const press = async () => {
    translate(form);
    const end = holdAnswer();
    fireEvent.click(button);
    await settle();
    expect(shown()).toEqual([words.sending.toUpperCase()]);
    translate(form);
    return end;
  };
  await fillIn();
  await (await press())(answer(400, 'refused'));
  expect(status.querySelector('a')).toBeVisible();
  // The failure itself is the only message, and React reports nothing.
  expect(logged).toHaveBeenCalledTimes(1);
  await (await press())(answer(200, 'OK'));
  expect(status.textContent).toBe(successText('en'));
  expect(typed()).toEqual(nothing);
  translate(form);
  wait(successDuration);
  expect(status).toBeEmptyDOMElement();
  expect(shown()).toEqual([words.send.toUpperCase()]);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('the English e-mail placeholder has an asterisk', () => {
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
      ...Object.entries(addedBySdk).map(([name, value]) => [name, expect.stringMatching(value)]),
      ...Object.entries(delivery),
    ]);
    expect(network).toHaveBeenCalledTimes(1);
    const [url, request] = network.mock.calls[0] ?? [];
    expect(url).toBe(deliveryUrl);
    expect(request?.method).toBe('POST');
    expect(logged).not.toHaveBeenCalled();
  });

  test('may be empty', async () => {
    open();
    expect((await sent()).slice(0, fields.length)).toEqual(fieldNames.map((name) => [name, '']));
    expect(screen.getByRole('status')).toHaveTextContent(successText('en'));
  });

  test('contains the phone number as typed, with leading zeros', async () => {
    const { field, user } = open();
    await user.type(field('phone'), '00359888');
    expect(await sent()).toContainEqual(['phone', '00359888']);
  });

  test('is not sent while the e-mail address is invalid', async () => {
    await open().fillIn({ email: 'not an address' });
    expect(await sent()).toEqual([]);
    expect(network).not.toHaveBeenCalled();
  });

  test('is not blocked by browsers and password managers, because they do not fill in the honeypot', () => {
    const { words } = open();
    const honeypot = screen.getByLabelText(words.honeypot);
    // Words of personal data that browsers and password managers store. They recognise a field by such a word in its
    // name.
    const kept =
      /name|mail|phone|tel|address|street|city|country|company|organi|url|web|site|user|pass/;
    expect([honeypot.id, honeypot.getAttribute('name')].join(' ')).not.toMatch(kept);
    expect({ ...honeypot.dataset }).toEqual({
      '1pIgnore': '',
      bwignore: '',
      lpignore: 'true',
      formType: 'other',
    });
  });

  test('is not sent if the honeypot is filled in', async () => {
    const { fillIn, status, typed, user, words } = open();
    await fillIn();
    await user.type(screen.getByLabelText(words.honeypot), 'https://spam.example');
    expect(await sent()).toEqual([]);
    expect(network).not.toHaveBeenCalled();
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('was not sent'));
    expect(status).toBeEmptyDOMElement();
    expect(typed()).toEqual(Object.values(enquiry));
  });

  test('is sent once after several clicks on the button', async () => {
    holdAnswer();
    const { button } = open();
    fireEvent.click(button);
    fireEvent.click(button);
    await settle();
    fireEvent.click(button);
    await settle();
    expect(network).toHaveBeenCalledTimes(1);
  });

  test('is not sent again by a click beside the success message, unless something was typed', async () => {
    const { button, fillIn, status } = open();
    const press = async () => {
      fireEvent.click(button);
      await settle();
    };
    await press();
    await press();
    expect(network).toHaveBeenCalledTimes(1);
    expect(status.textContent).toBe(successText('en'));
    await fillIn({ name: 'Eva' });
    await press();
    expect(network).toHaveBeenCalledTimes(2);
    wait(successDuration);
    await press();
    expect(network).toHaveBeenCalledTimes(3);
  });
});

describe('when sending fails', () => {
  test.each([
    [
      'the e-mail service refuses',
      () => Promise.resolve(answer(400, 'The Public Key is invalid')),
      /refused it with status 400: The Public Key is invalid$/,
    ],
    [
      'there is no network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      /not sent: Failed to fetch$/,
    ],
  ])(
    'because %s, only the console reports it, and a second click sends at once',
    async (_, fail, cause) => {
      network.mockImplementationOnce(fail);
      const { button, fillIn, form, status, typed } = open();
      // The settings of the browser's own POST are switched off, which nobody sees.
      const seen = () => form.innerHTML.replaceAll(' disabled=""', '');
      await fillIn();
      const before = seen();
      fireEvent.click(button);
      await settle();

      expect(logged.mock.calls).toEqual([
        [expect.stringMatching(/^The enquiry was not sent: /), expect.anything()],
      ]);
      expect(logged.mock.calls[0]?.[0]).toMatch(cause);
      expect(seen()).toBe(before);
      expect(typed()).toEqual(Object.values(enquiry));

      fireEvent.click(button);
      await settle();
      expect(network).toHaveBeenCalledTimes(2);
      expect(status).toHaveTextContent(successText('en'));
    },
  );

  test('because there is no answer, the visitor can send again after 30 s', async () => {
    holdAnswer();
    const { button, fillIn, shown, typed, words } = open();
    await fillIn();
    fireEvent.click(button);
    await settle();
    wait(29_999);
    await settle();
    expect(shown()).toEqual([words.sending]);
    expect(logged).not.toHaveBeenCalled();
    wait(1);
    await settle();
    expect(shown()).toEqual([words.send]);
    expect(logged.mock.calls).toEqual([
      [expect.stringMatching(/no answer within 30 s/), expect.anything()],
    ]);
    expect(typed()).toEqual(Object.values(enquiry));
    fireEvent.click(button);
    await settle();
    expect(network).toHaveBeenCalledTimes(2);
  });

  test.each(deliveryVariables.map(({ variable }) => variable))(
    'because %s is missing, the console names the setting',
    async (variable) => {
      delete process.env[variable];
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
    },
  );

  test.each(locales)('a notice in %s is shown if the site is set to show it', async (locale) => {
    jest.replaceProperty(content.sections, 'sendFailure', true);
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { button, status } = open(locale);
    fireEvent.click(button);
    await settle();
    const link = screen.getByRole('link', { name: content.company.email });
    expect(status).toContainElement(link);
    expect(link).toHaveAttribute('href', `mailto:${content.company.email}`);

    fireEvent.click(button);
    await settle();
    expect(status.textContent).toBe(successText(locale));
  });
});

test('typed text is never stored', async () => {
  const { fillIn } = open();
  await fillIn();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(document.cookie).toBe('');
});

test('after a send, the query of a link is removed from the URL', async () => {
  history.replaceState({ kept: 1 }, '', '/?service=planning#form');
  const { button, typed } = open();
  fireEvent.click(button);
  await settle();
  expect(typed()).toEqual(nothing);
  expect(screen.getAllByRole('button')).toEqual([button]);
  expect(location.pathname + location.search + location.hash).toBe('/#form');
  expect(history.state).toEqual({ kept: 1 });
});
