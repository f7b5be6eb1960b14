import { normalized } from './mapTexts';

test('letters typed as two characters become one, and nothing else changes', () => {
  expect(normalized({ a: 'Мои\u0306', b: { c: 'Citta\u0300 20\u00a0kV, vi\u00adta' } })).toEqual({
    a: 'Мой',
    b: { c: 'Città 20\u00a0kV, vi\u00adta' },
  });
});
