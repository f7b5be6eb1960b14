import { fill } from './fill';
import { textReader } from './messageFile';

test('texts are found by their keys', () => {
  expect(textReader('it')('Company.country')).toBe('Bulgaria');
});

test('a text that is not there is asked for by file and key', () => {
  expect(() => textReader('bg')('Company.planet')).toThrow(
    'messages/bg.json has no text "Company.planet"',
  );
});

test('a placeholder that nothing fills is no text', () => {
  expect(fill('{a} of {b}', { a: '1', b: '2' })).toBe('1 of 2');
  expect(() => fill('{a} of {b}', { a: '1' })).toThrow('{b}');
});
