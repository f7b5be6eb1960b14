import { readMessageFile, textReader, textsOf } from './messageFile';

test('texts are found by their keys', () => {
  const texts = textsOf(readMessageFile('it'));
  const text = textReader('it');
  for (const { key, value } of texts) expect(text(key)).toBe(value);
  expect(texts.length).toBeGreaterThan(0);
});

test('a text that does not exist is reported with file and key', () => {
  expect(() => textReader('bg')('Company.planet')).toThrow(
    'messages/bg.json has no text "Company.planet"',
  );
});
