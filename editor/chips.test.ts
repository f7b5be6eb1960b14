import { chipValues, slotsOf, wrongChips } from './chips';

test('what a text must keep are its placeholders and tags, not its spaces', () => {
  expect(slotsOf('<b>{n}\u00a0kV</b> and {n}')).toEqual(['<b>', '{n}', '</b>', '{n}']);
});

test.each([
  ['lost in every language', 'Rights', '© {year}', ['© {year}'], ['{year}'], /“year” is missing/],
  [
    'lost as two',
    'Rights',
    '<b>©</b>',
    ['<b>c</b>'],
    ['<b>', '</b>'],
    /“b ▸” and “◂ b” are missing/,
  ],
  ['lost once of twice', '{a}', '{a} {a}', ['{a} {a}'], ['{a}'], /“a” is missing/],
  [
    'that no page fills in',
    '{year} {foo}',
    '{year}',
    ['{year}'],
    [],
    /cannot use the chip “foo”\. Delete it\./,
  ],
  ['that one language alone has by mistake', '', '{anno}', ['{year}'], [], /^$/],
  ['as it was', '{year}', '{year}', ['{year}'], [], /^$/],
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
])('%s shows %s', (text, shown, values) => {
  expect(chipValues(text, shown)).toEqual(values);
});
