import { readMessageFile, textsOf } from '@/i18n/check/messageFile';
import { sampleTexts } from './samples';

test('every sample text is a key of the messages, or a group of keys', () => {
  const keys = textsOf(readMessageFile('en')).map(({ key }) => `${key}.`);
  const unknown = sampleTexts.filter((sample) => !keys.some((key) => key.startsWith(`${sample}.`)));
  expect(unknown).toEqual([]);
});
