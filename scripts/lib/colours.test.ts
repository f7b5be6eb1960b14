import { readFileSync } from 'node:fs';
import { colour, colourRule } from './colours';

test('colours are those of the design tokens', () => {
  expect(readFileSync('app/tokens.css', 'utf8')).toContain(`--ink: ${colour('ink')};`);
});

test('a style sheet gets what it uses and does not set', () => {
  expect(colourRule('a { color: var(--ink); fill: var(--own) } b { --own: red }')).toBe(
    `:root {\n  --ink: ${colour('ink')};\n}\n`,
  );
});

test('a colour that the design has not is asked for by name', () => {
  expect(() => colour('mauve')).toThrow('app/tokens.css has no colour --mauve');
});
