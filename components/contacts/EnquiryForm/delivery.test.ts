import { deliveryVariables, missingDeliveryVariables, readDeliverySettings } from './delivery';

const variables = deliveryVariables.map(({ variable }) => variable);
const environment: Record<string, string> = Object.fromEntries(
  variables.map((name) => [name, `value of ${name}`]),
);

test('each variable becomes a setting', () => {
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
