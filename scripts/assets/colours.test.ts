import { readFileSync } from 'node:fs';
import { colour, readableOn } from './colours';

test('colours come from the design tokens', () => {
  expect(readFileSync('app/css/tokens.css', 'utf8')).toContain(`--ink: ${colour('ink')};`);
});

test('an unknown colour stops the build with its name', () => {
  expect(() => colour('mauve')).toThrow('app/css/tokens.css does not have a colour --mauve');
});

test('text is light on a dark ground and dark on a light one', () => {
  expect(['#404040', '#a01010', '#c0c0c0', '#e0d080'].map(readableOn)).toEqual(
    ['paper', 'paper', 'ink', 'ink'].map(colour),
  );
});
