import { act, fireEvent, screen } from '@testing-library/react';
import { messages } from '@/components/testing/messages';
import { renderIn } from '@/components/testing/renderIn';
import type { Locale } from '@/i18n/locales';
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
