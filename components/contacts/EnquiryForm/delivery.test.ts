import {
  deliver,
  deliveryUrl,
  deliveryVariables,
  missingDeliveryVariables,
  readDeliverySettings,
} from './delivery';

const variables = deliveryVariables.map(({ variable }) => variable);
const environment: Record<string, string> = Object.fromEntries(
  variables.map((name) => [name, `value of ${name}`]),
);

test('each environment variable becomes a setting', () => {
  const settings = readDeliverySettings({ ...environment, OTHER: 'other' });
  expect(Object.values(settings)).toEqual(Object.values(environment));
  expect(missingDeliveryVariables(settings)).toEqual([]);
});

test.each(variables)('%s is reported if it is missing or empty', (name) => {
  for (const value of [undefined, ''])
    expect(
      missingDeliveryVariables(readDeliverySettings({ ...environment, [name]: value })),
    ).toEqual([name]);
});

test('all variables are reported if none is set', () => {
  expect(missingDeliveryVariables(readDeliverySettings({}))).toEqual(variables);
});

// No other test in this file may load the SDK before this one.
test('an enquiry is sent although the browser blocks local storage', async () => {
  const get = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  Object.defineProperty(window, 'localStorage', { get, configurable: true });
  const answer = { ok: true, status: 200, text: async () => 'OK' } as Response;
  const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => answer);
  globalThis.fetch = network;
  await deliver(document.createElement('form'), readDeliverySettings(environment));
  expect(network.mock.calls.map(([url]) => url)).toEqual([deliveryUrl]);
});
