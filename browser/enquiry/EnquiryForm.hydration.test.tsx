import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server.node';
import { EnquiryForm } from '@/components/contacts/EnquiryForm/EnquiryForm';
import { messages } from '@/components/testing/renderIn';
import { emailJsIds } from '@/site/emailjs';

/* What the visitor does between the arrival of the page and that of the runtime. */

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

/** The page as it was exported, without a script running yet. */
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

test('what was typed before stays', async () => {
  const page = exported();
  name().value = 'Ada';
  await runtimeArrives(page);
  expect(name()).toHaveValue('Ada');
  expect(network).not.toHaveBeenCalled();
});

test('what was typed before survives a language switch after', async () => {
  const page = exported();
  name().value = 'Ada';
  await runtimeArrives(page);
  cleanup(); // a switch mounts the form anew
  render(element);
  expect(name()).toHaveValue('Ada');
});

test('a send that was pressed before goes out, with what was typed before', async () => {
  const page = exported();
  name().value = 'Ada';
  // So the script in <head> leaves it.
  screen.getByRole('form').dataset.enquiry = 'pressed';
  await runtimeArrives(page);
  expect(network).toHaveBeenCalledTimes(1);
  const body = network.mock.calls[0]?.[1]?.body;
  const data = body instanceof FormData ? body : new FormData();
  expect(data.get('name')).toBe('Ada');
  // Each id once: those of the HTML have made way for the SDK's.
  for (const id of ['service_id', 'template_id', 'user_id']) {
    expect(data.getAll(id)).toHaveLength(1);
  }
});

test('once it is alive it no longer waits', async () => {
  const page = exported();
  expect(screen.getByRole('form').dataset.enquiry).toBe('waiting');
  await runtimeArrives(page);
  expect(screen.getByRole('form').dataset.enquiry).toBe('alive');
  fireEvent.click(screen.getByRole('button'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(network).toHaveBeenCalledTimes(1);
});

test('without any script the browser’s own POST reaches EmailJS, with the ids', () => {
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
