import { readQuery, withoutParameters, withParameters } from './query';

test.each([
  ['?service=epc&utm_source=nl', 'epc'],
  ['?utm_source=nl&service=epc', 'epc'],
  ['?service=epc?utm_source=nl', 'epc'],
  ['?utm_source=nl?service=epc', 'epc'],
  ['?utm_source=nl', null],
  ['', null],
])('the service in %j is %j', (search, service) => {
  expect(readQuery(search).get('service')).toBe(service);
});

test('parameters of others stay when ours change or go', () => {
  const search = '?utm_source=nl&area=3&fbclid=%D0%B0&kind=roof';
  const values = new URLSearchParams('kind=fixed&area=10');
  expect(withParameters(search, values)).toBe('?utm_source=nl&fbclid=%D0%B0&kind=fixed&area=10');
  expect(withParameters('?area=3', values)).toBe('?kind=fixed&area=10');
  expect(withParameters('', values)).toBe('?kind=fixed&area=10');
  expect(withoutParameters(search, ['kind', 'area'])).toBe('?utm_source=nl&fbclid=%D0%B0');
  expect(withoutParameters('?area=3', ['kind', 'area'])).toBe('');
});
