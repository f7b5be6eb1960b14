import { act, fireEvent, screen } from '@testing-library/react';
import { deliverySettings } from '@/components/testing/delivery';
import { messages, renderIn } from '@/components/testing/renderIn';
import { settings } from '@/content/settings';
import type { Locale } from '@/i18n/locales';
import { EnquiryForm } from './EnquiryForm';

/* Plays Google's script, which would come from the network. */

const google = { ready: (run: () => void) => run(), render: jest.fn(), reset: jest.fn() };

function scripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="google"]')];
}

async function settle(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

/** The latest of Google's scripts loads, or fails. */
async function arrives(outcome: 'load' | 'error'): Promise<void> {
  scripts().at(-1)?.dispatchEvent(new Event(outcome));
  await settle();
}

function open(locale: Locale = 'en') {
  document.documentElement.lang = locale;
  renderIn(locale, <EnquiryForm />);
  return { field: screen.getByLabelText(messages[locale].EnquiryForm.fields.name.label) };
}

beforeEach(() => {
  google.render.mockReset().mockImplementation((place: HTMLElement) => {
    place.innerHTML = '<textarea name="g-recaptcha-response">answer</textarea>';
    return 7;
  });
  google.reset.mockReset();
  Object.assign(window, { grecaptcha: google });
  jest.replaceProperty(process, 'env', { ...process.env, ...deliverySettings });
  jest.replaceProperty(settings, 'recaptchaKey', 'site_key');
});

test('without a key nothing of Google’s is loaded', () => {
  jest.replaceProperty(settings, 'recaptchaKey', '');
  const { field } = open();
  act(() => field.focus());
  expect(scripts()).toEqual([]);
});

test('a failed script is logged, and loaded again at the next focus', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const { field } = open('it');
  expect(scripts()).toEqual([]);
  act(() => field.focus());
  expect(scripts().map(({ src }) => src)).toEqual([
    'https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true&hl=it',
  ]);
  await arrives('error');
  expect(logged).toHaveBeenCalledTimes(1);
  expect(scripts()).toEqual([]);

  fireEvent.focusIn(field);
  await arrives('load');
  expect(google.render).toHaveBeenCalledTimes(1);
});

test('its answer is sent with the form, for one send only', async () => {
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
