import { writeFileSync } from 'node:fs';
import { workIn } from '@/scripts/testing/workIn';
import { markedMap } from './map';

workIn();

test('the map shows the last valid texts while their file is broken', () => {
  const map = markedMap('it');
  writeFileSync('messages/it.json', '{ "Map": ');
  expect(markedMap('it')).toBe(map);
});
