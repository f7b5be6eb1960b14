import { renderToString } from 'react-dom/server.node';
import { messages } from '@/components/testing/messages';
import { inLanguage } from '@/components/testing/renderIn';
import { translate } from '@/components/testing/translate';
import { type Locale, locales } from '@/i18n/locales';
import { deliveryUrl, readDeliverySettings } from './delivery';
import { deliveryEnvironment } from './deliveryFixture';
import { EnquiryIsland } from './EnquiryIsland';
import { fields } from './fields';
import { enter } from './states';

/* What visitors and others do to the exported form before its script has loaded. */

const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
let logged: jest.SpyInstance;

beforeEach(() => {
  // React runs as in a browser, and not under the testing library's `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  globalThis.fetch = network.mockReset().mockReturnValue(new Promise(() => {}));
  logged = jest.spyOn(console, 'error').mockImplementation();
  jest.replaceProperty(process, 'env', { ...process.env, ...deliveryEnvironment });
});

afterEach(() => history.replaceState(null, '', '/'));

/** The form as it is in the export, which has no comments, before any script runs. */
function open(locale: Locale = 'en') {
  const html = renderToString(inLanguage(locale, <EnquiryIsland />));
  document.body.innerHTML = html.replace(/<!--.*?-->/g, '');
  const [container] = document.querySelectorAll<HTMLElement>('[data-enquiry]');
  const [form] = document.forms;
  if (!container || !form) throw new Error('There is no form');
  const field = (id: string) => document.getElementById(id) as HTMLInputElement;
  return { container, form, field };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function loadScript(): Promise<void> {
  await jest.isolateModulesAsync(async () => {
    await import('./hydrate');
  });
  await settle();
}

/** The fields of the only request. */
function sent(): [string, unknown][] {
  expect(network).toHaveBeenCalledTimes(1);
  const body = network.mock.calls[0]?.[1]?.body;
  return body instanceof FormData ? [...body.entries()] : [];
}

const hidden = Object.entries(readDeliverySettings(deliveryEnvironment));
const empty = fields.map(({ name }) => [name, '']);

test('without JavaScript the browser’s own POST reaches the e-mail service with its settings', () => {
  const { form } = open();
  expect(form.action).toBe(deliveryUrl);
  expect(form.method).toBe('post');
  expect(form.enctype).toBe('multipart/form-data');
  expect([...new FormData(form).entries()]).toEqual([...empty, ...hidden]);
});

test.each(locales)(
  'in %s the form becomes interactive and keeps its elements and what was typed',
  async (locale) => {
    const { container, field } = open(locale);
    const before = [...container.querySelectorAll('*')];
    field('name').value = 'Ada';
    await loadScript();
    expect([...container.querySelectorAll('*')]).toEqual(before);
    expect(field('name').value).toBe('Ada');
    expect(container.dataset.enquiry).toBe('idle');
    expect(logged).not.toHaveBeenCalled();
    expect(network).not.toHaveBeenCalled();

    document.querySelector('button')?.click();
    await settle();
    expect(sent()).toEqual(expect.arrayContaining([['name', 'Ada'], ...hidden]));
    // Each setting occurs once, although the SDK adds those that the HTML has.
    expect(sent().filter(([name]) => hidden.some(([id]) => id === name))).toHaveLength(
      hidden.length,
    );
  },
);

test.each([
  [
    'a password manager adds elements',
    () => {
      for (const field of document.querySelectorAll('input, textarea'))
        field.after(document.createElement('com-password-manager'));
    },
  ],
  ['a translator changes all texts', () => translate(document.body)],
])('if %s, values, selection and focus are restored, and nothing is logged', async (_, change) => {
  const { container, field } = open();
  field('name').value = 'Ada';
  field('phone').value = '00359888';
  const description = field('description');
  description.value = 'Two hectares';
  description.focus();
  description.setSelectionRange(4, 7, 'backward');
  change();
  await loadScript();

  expect(['name', 'phone', 'description'].map((id) => field(id).value)).toEqual([
    'Ada',
    '00359888',
    'Two hectares',
  ]);
  const { selectionStart, selectionEnd, selectionDirection } = field('description');
  expect(document.activeElement).toBe(field('description'));
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([4, 7, 'backward']);
  expect(container.querySelectorAll('form')).toHaveLength(1);
  expect(logged).not.toHaveBeenCalled();

  document.querySelector('button')?.click();
  await settle();
  expect(sent()).toEqual(expect.arrayContaining([['phone', '00359888'], ...hidden]));
});

test('a click on Send before the script has loaded sends the typed text once', async () => {
  const { container, field } = open();
  field('name').value = 'Ada';
  enter(container, 'pressed');
  await loadScript();
  expect(sent()).toContainEqual(['name', 'Ada']);
});

test.each(['idle', 'sending'])(
  'a script that comes too late leaves a form that is %s to the loader',
  async (state) => {
    const { container } = open();
    container.dataset.enquiry = state;
    await loadScript();
    expect(container.dataset.enquiry).toBe(state);
    expect(network).not.toHaveBeenCalled();
  },
);

test('after a flag, the line of a link is in the new language, and the text around it stays', async () => {
  history.replaceState(null, '', '/?service=planning');
  const english = open('en').field('description');
  await loadScript();
  const { line } = english.dataset;
  expect(line).toContain(messages.en.Services.planning.title);

  // The state that draft.ts leaves.
  const { field } = open('bg');
  field('description').value = `Above.\n${line}\nBelow.`;
  field('description').dataset.line = line;
  await loadScript();
  expect(field('description').value.split('\n')).toEqual([
    'Above.',
    expect.stringContaining(messages.bg.Services.planning.title),
    'Below.',
  ]);
});
