import { readFileSync } from 'node:fs';

const tokens = new Map(
  Array.from(
    readFileSync('app/css/tokens.css', 'utf8').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g),
    ([, name = '', value = '']) => [name, value],
  ),
);

/**
 * Reads a colour of the design, for drawings without a style sheet.
 *
 * @param name as in app/css/tokens.css, without its dashes
 * @throws when there is no such token, or when it is no plain colour
 */
export function colour(name: string): string {
  const value = tokens.get(name);
  if (!value) throw new Error(`app/css/tokens.css has no colour --${name}`);
  return value;
}

/** Relative luminance of a colour as `#rrggbb` (WCAG 2.2). */
function luminance(value: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(value.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Ink or paper, whichever is read more easily on a colour; on any, at least one has 3:1. */
export function readableOn(ground: string): string {
  const [ink, paper] = [colour('ink'), colour('paper')];
  return contrast(ink, ground) > contrast(paper, ground) ? ink : paper;
}

/** The colours that a separate style sheet uses and does not set, as a rule to put before it. */
export function colourRule(css: string): string {
  const used = new Set(Array.from(css.matchAll(/var\(--([\w-]+)\)/g), ([, name = '']) => name));
  const missing = [...used].filter((name) => !css.includes(`--${name}:`));
  return `:root {\n${missing.map((name) => `  --${name}: ${colour(name)};\n`).join('')}}\n`;
}
