import { readFileSync } from 'node:fs';
import { paper } from './colours';

test('the theme colour is the background colour of the style sheets', () => {
  expect(readFileSync('app/css/tokens.css', 'utf8')).toContain(`--paper: ${paper};`);
});
