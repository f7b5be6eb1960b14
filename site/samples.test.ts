/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readMessageFile, textsOf } from '@/i18n/check/messageFile';
import { assumptionPlaces } from '@/tools/preflight/placesToChange';
import { assumptions, counselTexts, sampleTexts } from './samples';

test('every listed assumption is a constant or a function of its file', () => {
  const places = assumptionPlaces(assumptions, (path) => readFileSync(path, 'utf8'));
  expect(places).toHaveLength(Object.values(assumptions).flat().length);
  expect(places.filter((place) => !/, line \d+: \w+$/.test(place))).toEqual([]);
});

test('every listed text is a key of the messages, or a group of keys', () => {
  const keys = textsOf(readMessageFile('en')).map(({ key }) => `${key}.`);
  const unknown = [...sampleTexts, ...counselTexts].filter(
    (listed) => !keys.some((key) => key.startsWith(`${listed}.`)),
  );
  expect(unknown).toEqual([]);
});
