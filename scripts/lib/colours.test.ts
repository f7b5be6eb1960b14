import { readFileSync } from 'node:fs';
import { colour, colourRule } from './colours';

test('colours come from the design tokens', () => {
  expect(readFileSync('app/tokens.css', 'utf8')).toContain(`--ink: ${colour('ink')};`);
});

test('a style sheet gets the colours that it uses and does not set', () => {
  expect(colourRule('a { color: var(--ink); fill: var(--own) } b { --own: red }')).toBe(
    `:root {\n  --ink: ${colour('ink')};\n}\n`,
  );
});

test('an unknown colour is an error with its name', () => {
  expect(() => colour('mauve')).toThrow('app/tokens.css has no colour --mauve');
});
