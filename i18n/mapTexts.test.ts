import { composed } from './mapTexts';

test('pages show each letter as one character, and change nothing else', () => {
  expect(composed({ a: 'Мои\u0306', b: { c: 'Citta\u0300 20\u00a0kV, vi\u00adta' } })).toEqual({
    a: 'Мой',
    b: { c: 'Città 20\u00a0kV, vi\u00adta' },
  });
});
