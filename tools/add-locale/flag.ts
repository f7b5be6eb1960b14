import * as flags from 'country-flag-icons/string/3x2';
import { type HTMLElement, parse } from 'node-html-parser';
import type { Flag } from '@/i18n/language';

/** Path data of an SVG shape. A circle or an ellipse becomes two arcs. */
function pathData(shape: HTMLElement): string {
  const { d, cx, cy, r, rx = r, ry = r } = shape.attributes;
  const width = 2 * Number(rx);
  return (
    d ??
    `M${Number(cx) - width / 2} ${cy}a${rx} ${ry} 0 1 0 ${width} 0a${rx} ${ry} 0 1 0 ${-width} 0z`
  );
}

/**
 * Reads the flag of a territory from the package country-flag-icons, whose drawings consist of groups, paths, circles
 * and ellipses.
 *
 * @param territory ISO 3166-1
 * @throws if there is no such territory
 */
export function flagOf(territory: string): Flag {
  const source = Object.entries(flags).find(([name]) => name === territory)?.[1];
  if (!source) {
    throw new Error(
      `There is no flag for “${territory}”. Write the two letters of its country, for example AT (ISO 3166-1).`,
    );
  }
  const svg = parse(source);
  const shapes = svg.querySelectorAll('path, circle, ellipse').map((shape) => {
    // Shapes inherit the colours and lines of their group.
    const inherited = (name: string) => shape.closest(`[${name}]`)?.getAttribute(name);
    const [fill, stroke] = [inherited('fill'), inherited('stroke')];
    const width = inherited('stroke-width');
    return {
      d: pathData(shape),
      ...(fill && { fill }),
      ...(stroke && { stroke }),
      ...(width && { strokeWidth: Number(width) }),
    };
  });
  return { viewBox: svg.querySelector('svg')?.getAttribute('viewBox') ?? '', shapes };
}
