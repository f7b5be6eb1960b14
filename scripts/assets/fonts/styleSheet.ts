import { unicodeRange } from './characters';
import { type Face, type FallbackFace, weightDescriptor } from './faces';

/** URL path of a font file. */
export function fontUrl(file: string): string {
  return `/fonts/${file}`;
}

/** `@font-face` rule of one of our files. */
export function realFaceRule({ cut, file, characters }: Face): string {
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

/** Full names, as `local()` takes them: Windows, macOS and iOS have Arial, Linux its metric twins, Android Roboto. */
const localNames = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica', 'Roboto'];

/** `@font-face` rule of the system font that shows until our file arrives. */
export function fallbackFaceRule(fallback: FallbackFace): string {
  const { cut, script, characters } = fallback.face;
  const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;
  const suffix = fallback.arial === 700 ? ' Bold' : '';
  // The Latin face covers all characters; the faces after it override it for their own letters.
  const range = script === 'latin' ? '' : `\n  unicode-range: ${unicodeRange(characters)};`;
  return `@font-face {
  font-family: '${cut.family} Fallback';
  font-style: normal;
  font-weight: ${fallback.weight};
  src: ${localNames.map((name) => `local('${name}${suffix}')`).join(', ')};
  size-adjust: ${percent(fallback.sizeAdjust)};
  ascent-override: ${percent(fallback.ascent)};
  descent-override: ${percent(fallback.descent)};
  line-gap-override: ${percent(fallback.lineGap)};${range}
}
`;
}
