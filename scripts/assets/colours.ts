import { readFileSync } from 'node:fs';

const tokens = new Map(
  Array.from(
    readFileSync('app/css/tokens.css', 'utf8').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g),
    ([, name = '', value = '']) => [name, value],
  ),
);

/**
 * Returns a colour of the design, for drawings without a style sheet.
 * @param name name in app/css/tokens.css, without the dashes
 * @throws if there is no such token, or if it is not a plain colour
 */
export function colour(name: string): string {
  const value = tokens.get(name);
  if (!value) throw new Error(`app/css/tokens.css does not have a colour --${name}`);
  return value;
}

/** Ink or paper, whichever is easier to read on the mean colour of a photograph (`#rrggbb`). */
export function readableOn(ground: string): string {
  const [red = 0, green = 0, blue = 0] = ground.match(/[\da-f]{2}/gi) ?? [];
  const light =
    0.21 * Number(`0x${red}`) + 0.72 * Number(`0x${green}`) + 0.07 * Number(`0x${blue}`);
  return colour(light > 130 ? 'ink' : 'paper');
}
