import { readMessageFile, textsOf } from '@/i18n/check/messageFile';
import { counselTexts, sampleTexts } from './samples';

test('every listed text is a key of the messages, or a group of keys', () => {
  const keys = textsOf(readMessageFile('en')).map(({ key }) => `${key}.`);
  const unknown = [...sampleTexts, ...counselTexts].filter(
    (listed) => !keys.some((key) => key.startsWith(`${listed}.`)),
  );
  expect(unknown).toEqual([]);
});
