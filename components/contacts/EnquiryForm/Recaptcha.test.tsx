import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { messages } from '@/components/testing/messages';
import { inLanguage, renderIn } from '@/components/testing/renderIn';
import { content } from '@/content/current';
import { type Locale, locales } from '@/i18n/locales';
import { deliveryEnvironment } from './deliveryFixture';
import { EnquiryIsland } from './EnquiryIsland';

/* The tests act as Google's script, which would come from the network. */

const google = { ready: (run: () => void) => run(), render: jest.fn(), reset: jest.fn() };

function scripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="google"]')];
}

async function settle(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

/** The latest of Google's scripts loads or fails. */
async function endLoading(outcome: 'load' | 'error'): Promise<void> {
  scripts().at(-1)?.dispatchEvent(new Event(outcome));
  await settle();
}

function open(locale: Locale = 'en') {
  document.documentElement.lang = locale;
  renderIn(locale, <EnquiryIsland />);
  return { field: screen.getByLabelText(messages[locale].EnquiryForm.fields.name.label) };
}

beforeEach(() => {
  document.body.innerHTML = '';
  google.render.mockReset().mockImplementation((place: HTMLElement) => {
    place.innerHTML = '<textarea name="g-recaptcha-response">answer</textarea>';
    return 7;
  });
  google.reset.mockReset();
  Object.assign(window, { grecaptcha: google });
  jest.replaceProperty(process, 'env', {
    ...process.env,
    ...deliveryEnvironment,
    NEXT_PUBLIC_RECAPTCHA_SITE_KEY: 'site_key',
  });
});

test('nothing is loaded from Google without a key', () => {
  process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY = '';
  const { field } = open();
  act(() => field.focus());
  expect(scripts()).toEqual([]);
});

test('if the script fails, the failure is logged and the next focus loads it again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const { field } = open('it');
  expect(scripts()).toEqual([]);
  act(() => field.focus());
  expect(scripts().map(({ src }) => src)).toEqual([
    'https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true&hl=it',
  ]);
  await endLoading('error');
  expect(logged).toHaveBeenCalledTimes(1);
  expect(scripts()).toEqual([]);

  fireEvent.focusIn(field);
  await endLoading('load');
  expect(google.render).toHaveBeenCalledTimes(1);
});

test('each answer of the checkbox is sent with the form only once', async () => {
  const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  globalThis.fetch = network.mockRejectedValue(new TypeError('no network'));
  jest.spyOn(console, 'error').mockImplementation();
  const { field } = open();
  act(() => field.focus());
  await settle();
  expect(google.render.mock.calls).toEqual([
    [expect.any(HTMLElement), expect.objectContaining({ sitekey: 'site_key' })],
  ]);
  expect(google.reset).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button'));
  await settle();
  const body = network.mock.calls[0]?.[1]?.body;
  expect(body instanceof FormData && body.get('g-recaptcha-response')).toBe('answer');
  expect(google.reset.mock.calls).toEqual([[7]]);
});

/** A text of the form as visitors read it. */
function words(locale: Locale, key: 'unloaded' | 'unticked'): string {
  return messages[locale].EnquiryForm[key]
    .replace(/<[^>]*>/g, '')
    .replace('{address}', content.company.email)
    .replace('{number}', content.company.phone);
}

/** The form says these words, with links to the e-mail address and the telephone. */
function expectSaid(text: string): void {
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(text);
  expect([...status.querySelectorAll('a')].map((link) => link.protocol)).toEqual([
    'mailto:',
    'tel:',
  ]);
}

describe.each(locales)('in %s', (locale) => {
  test('without an answer, a press of Send loads the checkbox and says what to do', async () => {
    const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
    globalThis.fetch = network.mockResolvedValue({
      ok: true,
      status: 200,
      text: async () => 'OK',
    } as Response);
    google.render.mockImplementation((place: HTMLElement) => {
      place.innerHTML = '<textarea name="g-recaptcha-response"></textarea>';
      return 7;
    });
    const { field } = open(locale);
    fireEvent.change(field, { target: { value: 'Ada' } });
    const button = screen.getByRole('button');
    for (const _ of [1, 2]) {
      fireEvent.click(button);
      await settle();
      expectSaid(words(locale, 'unticked'));
    }
    expect(google.render).toHaveBeenCalledTimes(1);
    expect(network).not.toHaveBeenCalled();
    expect(field).toHaveValue('Ada');

    for (const answer of document.querySelectorAll<HTMLTextAreaElement>('[name^="g-recaptcha"]'))
      answer.value = 'answer';
    fireEvent.click(button);
    await settle();
    expect(network).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent(messages[locale].EnquiryForm.success);
  });

  test('without the form’s script, a press of Send says what to do', () => {
    jest.useFakeTimers();
    document.body.innerHTML = `${renderToString(inLanguage(locale, <EnquiryIsland />))}
      <script type="text/plain" data-enquiry-script src="/missing.js"></script>`;
    jest.isolateModules(() => require('./loader'));
    document.forms[0]?.requestSubmit();
    for (const _ of [1, 2]) {
      const requested = [...document.head.querySelectorAll('[src="/missing.js"]')];
      requested.at(-1)?.dispatchEvent(new Event('error'));
      jest.advanceTimersByTime(1000);
    }
    jest.useRealTimers();
    expectSaid(words(locale, 'unloaded'));
  });
});
