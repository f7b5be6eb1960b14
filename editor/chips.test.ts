/** @jest-environment jsdom */

import { chipValues, slotsOf, wrongChips } from './chips';

test('a text must keep its placeholders and tags, but not its spaces', () => {
  expect(slotsOf('<b>{n}\u00a0kV</b> and {n}')).toEqual(['<b>', '{n}', '</b>', '{n}']);
});

test.each([
  [
    'that every language has lost can be put back',
    'Rights',
    '© {year}',
    ['© {year}'],
    ['{year}'],
    /“year” is missing/,
  ],
  [
    'that is a pair of tags is lost as two chips',
    'Rights',
    '<b>©</b>',
    ['<b>c</b>'],
    ['<b>', '</b>'],
    /“b ▸” and “◂ b” are missing/,
  ],
  [
    'that occurs twice and is lost once can be put back once',
    '{a}',
    '{a} {a}',
    ['{a} {a}'],
    ['{a}'],
    /“a” is missing/,
  ],
  [
    'that no page fills in is refused',
    '{year} {foo}',
    '{year}',
    ['{year}'],
    [],
    /cannot use the box “foo”\. Delete it\./,
  ],
  ['that only one language has, by mistake, may be removed', '', '{anno}', ['{year}'], [], /^$/],
  ['that has not changed is accepted', '{year}', '{year}', ['{year}'], [], /^$/],
])('a chip %s', (_, text, saved, others, lost, problems) => {
  const wrong = wrongChips(text, saved, others);
  expect(wrong.lost).toEqual(lost);
  expect(wrong.problems.join()).toMatch(problems);
});

test.each([
  ['© {year} {group}.', '© 2026 Group.', { year: '2026', group: 'Group' }],
  ['{power, number, ::.0}\u00a0MW (P50)', ' 1.5\u00a0MW (P50)', { power: '1.5' }],
  ['Write to <email>{address}</email>.', 'Write to a@b.c.', { address: 'a@b.c' }],
  ['{year}', '', { year: '' }],
  ['{n, plural, one {# day} other {# days}}', '2 days', {}],
])('the values in %s are read from %s on the page', (text, shown, values) => {
  expect(chipValues(text, shown)).toEqual(values);
});
