import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server.node';
import { EnquiryForm } from '@/components/contacts/EnquiryForm/EnquiryForm';
import { messages } from '@/components/testing/renderIn';
import { emailJsIds } from '@/site/emailjs';

/* The visitor's actions between the page's first paint and hydration. */

const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const element = (
  <NextIntlClientProvider locale="en" messages={messages.en} timeZone="Europe/Sofia">
    <EnquiryForm />
  </NextIntlClientProvider>
);

beforeEach(() => {
  globalThis.fetch = network.mockReset().mockRejectedValue(new TypeError('no network'));
  jest.spyOn(console, 'error').mockImplementation();
  jest.replaceProperty(emailJsIds, 'serviceId', 'service_1');
  jest.replaceProperty(emailJsIds, 'templateId', 'template_1');
  jest.replaceProperty(emailJsIds, 'publicKey', 'key_1');
});

/** The exported page, before any script runs. */
function exported(): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(element);
  document.body.append(page);
  return page;
}

async function runtimeArrives(page: HTMLElement): Promise<void> {
  render(element, { container: page, hydrate: true });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

function name(): HTMLInputElement {
  return screen.getByLabelText(messages.en.EnquiryForm.fields.name.label);
}

test('text typed before hydration stays', async () => {
  const page = exported();
  name().value = 'Ada';
  await runtimeArrives(page);
  expect(name()).toHaveValue('Ada');
  expect(network).not.toHaveBeenCalled();
});

test('text typed before hydration stays after a remount', async () => {
  const page = exported();
  name().value = 'Ada';
  await runtimeArrives(page);
  cleanup(); // the form is mounted a second time
  render(element);
  expect(name()).toHaveValue('Ada');
});

test('a send pressed before hydration is sent with the typed text', async () => {
  const page = exported();
  name().value = 'Ada';
  // The state in which earlySend.ts leaves a pressed form.
  screen.getByRole('form').dataset.enquiry = 'pressed';
  await runtimeArrives(page);
  expect(network).toHaveBeenCalledTimes(1);
  const body = network.mock.calls[0]?.[1]?.body;
  const data = body instanceof FormData ? body : new FormData();
  expect(data.get('name')).toBe('Ada');
  // Each id once: the SDK's replace those of the HTML.
  for (const id of ['service_id', 'template_id', 'user_id']) {
    expect(data.getAll(id)).toHaveLength(1);
  }
});

test('a hydrated form is marked as alive', async () => {
  const page = exported();
  expect(screen.getByRole('form').dataset.enquiry).toBe('waiting');
  await runtimeArrives(page);
  expect(screen.getByRole('form').dataset.enquiry).toBe('alive');
  fireEvent.click(screen.getByRole('button'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(network).toHaveBeenCalledTimes(1);
});

test('without JavaScript the browser’s own POST reaches EmailJS with the ids', () => {
  const form = new DOMParser().parseFromString(renderToString(element), 'text/html').forms[0];
  expect(form?.action).toBe('https://api.emailjs.com/api/v1.0/email/send-form');
  expect(form?.method).toBe('post');
  expect(form?.enctype).toBe('multipart/form-data');
  const data = form ? [...new FormData(form).entries()] : [];
  expect(data).toEqual([
    ['name', ''],
    ['email', ''],
    ['phone', ''],
    ['address', ''],
    ['description', ''],
    ['service_id', 'service_1'],
    ['template_id', 'template_1'],
    ['user_id', 'key_1'],
  ]);
});
