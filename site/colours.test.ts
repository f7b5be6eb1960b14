import { readFileSync } from 'node:fs';
import { paper } from './colours';

test('what browsers paint around a page has the colour of its ground', () => {
  expect(readFileSync('app/tokens.css', 'utf8')).toContain(`--paper: ${paper};`);
});
