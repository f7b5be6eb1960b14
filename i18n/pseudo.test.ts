import english from './check/fixtures/en.json';
import { pseudoMessages } from './pseudo';

function textsOf(group: object): string[] {
  return Object.values(group).flatMap((value) =>
    typeof value === 'string' ? value : textsOf(value),
  );
}

test.each([
  ['Power plants', '[Pòòwèèr plàànts]'],
  ['NDA', '[NDÀ]'],
  ['€0', '€0'],
  ['{value, number}\u00a0kV', '{value, number}\u00a0[kV]'],
  ['© {year} {group}. Rights', '© {year} {group}[. Rììghts ]'],
  ['Write to <email>{address}</email>.', '[Wrììtèè tò] <email>{address}</email>.'],
  ['{n, plural, one {# day} other {# days}}', '{n,plural,one{# [dày]} other{# [dàys]}}'],
])('%s becomes %s', (text, pseudo) => {
  expect(pseudoMessages({ text })).toEqual({ text: pseudo });
});

test('sentences grow by 40 %', () => {
  const sentences = textsOf(english).filter((text) => text.length > 20 && !/[{<]/.test(text));
  for (const text of sentences) {
    expect(pseudoMessages({ text }).text.length).toBeGreaterThanOrEqual(
      Math.ceil(text.length * 1.4),
    );
  }
  expect(sentences).toHaveLength(3);
});
