import { weightDescriptor } from './cuts';
import type { FallbackFace } from './fallback';
import type { Subset } from './subset';

/** Where visitors fetch a file of ours. */
export function fontUrl(file: string): string {
  return `/fonts/${file}`;
}

/** Characters in rising order as a CSS `unicode-range`. */
export function unicodeRange(characters: readonly string[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const character of characters) {
    const point = character.codePointAt(0) ?? 0;
    const current = ranges.at(-1);
    if (current && point === current.last + 1) current.last = point;
    else ranges.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

/** `@font-face` of one of our files. */
export function realFaceRule({ cut, file, characters }: Subset): string {
  return `@font-face {
  font-family: '${cut.family}';
  font-style: normal;
  font-weight: ${weightDescriptor(cut.weight)};
  font-display: swap;
  src: url('${fontUrl(file)}') format('woff2');
  unicode-range: ${unicodeRange(characters)};
}
`;
}

/** `@font-face` of what stands in for it. */
export function fallbackFaceRule(face: FallbackFace): string {
  const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;
  // The Latin face also takes what is in neither file; the others come later and win for their own letters.
  const range =
    face.script !== 'latin' ? `\n  unicode-range: ${unicodeRange(face.characters)};` : '';
  return `@font-face {
  font-family: '${face.family}';
  font-style: normal;
  font-weight: ${face.weight};
  src: ${face.sources.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(face.sizeAdjust)};
  ascent-override: ${percent(face.ascent)};
  descent-override: ${percent(face.descent)};
  line-gap-override: ${percent(face.lineGap)};${range}
}
`;
}
