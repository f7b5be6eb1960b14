import { readFileSync } from 'node:fs';
import { colour, colourRule, contrast, readableOn } from './colours';

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

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('on every grey, ink or paper is readable as large text', () => {
  const greys = Array.from(
    { length: 256 },
    (_, value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`,
  );
  for (const grey of greys) expect(contrast(readableOn(grey), grey)).toBeGreaterThanOrEqual(3);
});
