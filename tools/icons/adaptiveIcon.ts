const style =
  '.dark{display:none}@media(prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}';

/**
 * Makes an SVG icon that is visible on light and on dark tab bars. Each mark is a picture of its own, so that it does
 * not matter how the program that drew it writes colours, and what it calls its classes.
 */
export function adaptiveIcon(light: Buffer, dark: Buffer): string {
  const image = (name: string, mark: Buffer) =>
    `<image class="${name}" width="48" height="48" href="data:image/svg+xml;base64,${mark.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>${style}</style>${image('light', light)}${image('dark', dark)}</svg>`;
}
