import * as flags from 'country-flag-icons/string/3x2';
import type { Flag } from '@/i18n/language';

type Attributes = Readonly<Record<string, string>>;

function attributesOf(source: string): Attributes {
  const pairs = source.matchAll(/([a-z-]+)="([^"]*)"/gi);
  return Object.fromEntries(Array.from(pairs, ([, name = '', value = '']) => [name, value]));
}

/** SVG path data of a circle or an ellipse, as two arcs. */
function ellipsePath({ cx, cy, r, rx = r, ry = r }: Attributes): string {
  const width = 2 * Number(rx);
  return `M${Number(cx) - width / 2} ${cy}a${rx} ${ry} 0 1 0 ${width} 0a${rx} ${ry} 0 1 0 ${-width} 0z`;
}

/**
 * The flag of a territory, from the package country-flag-icons. Its drawings consist of groups, paths, circles and ellipses.
 *
 * @param territory ISO 3166-1
 * @throws when there is no such territory
 */
export function flagOf(territory: string): Flag {
  const svg = Object.entries(flags).find(([name]) => name === territory)?.[1];
  if (!svg) {
    throw new Error(`There is no flag of "${territory}". Write two letters of ISO 3166-1: AT.`);
  }
  const groups: Attributes[] = [];
  const shapes: Flag['shapes'][number][] = [];
  for (const [, end, tag, source = ''] of svg.matchAll(
    /<(\/?)(g|path|circle|ellipse)\b([^>]*)>/g,
  )) {
    const attributes = { ...groups.at(-1), ...attributesOf(source) };
    if (tag === 'g' && end) groups.pop();
    else if (tag === 'g') groups.push(attributes);
    else if (!end) {
      const { d = ellipsePath(attributes), fill, stroke, 'stroke-width': width } = attributes;
      shapes.push({
        d,
        ...(fill && { fill }),
        ...(stroke && { stroke }),
        ...(width && { strokeWidth: Number(width) }),
      });
    }
  }
  return { viewBox: attributesOf(svg).viewBox ?? '', shapes };
}
