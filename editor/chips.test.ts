import { chipValues } from './chips';

test.each([
  ['© {year} {group}.', '© 2026 Group.', { year: '2026', group: 'Group' }],
  ['{power, number, ::.0}\u00a0MW (P50)', ' 1.5\u00a0MW (P50)', { power: '1.5' }],
  ['Write to <email>{address}</email>.', 'Write to a@b.c.', { address: 'a@b.c' }],
  ['{year}', '', { year: '' }],
  ['{n, plural, one {# day} other {# days}}', '2 days', {}],
])('%s shows %s', (text, shown, values) => {
  expect(chipValues(text, shown)).toEqual(values);
});
