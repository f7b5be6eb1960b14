import { readFileSync } from 'node:fs';
import { colour, colourRule, readableOn } from './colours';

test('colours come from the design tokens', () => {
  expect(readFileSync('app/css/tokens.css', 'utf8')).toContain(`--ink: ${colour('ink')};`);
});

test('a style sheet gets the colours that it uses and does not set', () => {
  expect(colourRule('a { color: var(--ink); fill: var(--own) } b { --own: red }')).toBe(
    `:root {\n  --ink: ${colour('ink')};\n}\n`,
  );
});

test('an unknown colour is an error with its name', () => {
  expect(() => colour('mauve')).toThrow('app/css/tokens.css has no colour --mauve');
});

test('text on a dark ground is paper, on a light one ink', () => {
  expect(['#404040', '#a01010', '#c0c0c0', '#e0d080'].map(readableOn)).toEqual(
    ['paper', 'paper', 'ink', 'ink'].map(colour),
  );
});
