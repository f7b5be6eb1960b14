import type { DrawingData, Mark, Shape } from '@/components/drawings/Drawing';
import bars from '@/components/drawings/data/bars.json';
import contours from '@/components/drawings/data/contours.json';
import dayCurve from '@/components/drawings/data/dayCurve.json';
import dayWithStorage from '@/components/drawings/data/dayWithStorage.json';
import ivCurves from '@/components/drawings/data/ivCurves.json';
import keyPlan from '@/components/drawings/data/keyPlan.json';
import planning from '@/components/drawings/data/planning.json';
import planningDetail from '@/components/drawings/data/planningDetail.json';
import repowering from '@/components/drawings/data/repowering.json';
import repoweringDetail from '@/components/drawings/data/repoweringDetail.json';
import rowSection from '@/components/drawings/data/rowSection.json';
import singleLine from '@/components/drawings/data/singleLine.json';
import stations from '@/components/drawings/data/stations.json';
import sunPath from '@/components/drawings/data/sunPath.json';
import yearOfDaylight from '@/components/drawings/data/yearOfDaylight.json';
import { pens } from '@/components/drawings/pens';
import { iconPaths } from '@/components/layout/SocialLinks/paths';
import { hash } from '@/scripts/lib/files';
import { drawnPicture, isPhotograph } from '@/site/pictures';
import type { HashedFile } from '../fillFolder';

const icons = Object.entries(iconPaths).map(([network, d]) => [
  network,
  { box: [0, 0, 16, 16], shapes: [{ class: 'ink', d }] },
]);

/** Each page's drawings share a file, so that a page waits for one. */
const pages: Readonly<Record<string, Readonly<Record<string, DrawingData>>>> = {
  social: Object.fromEntries(icons),
  home: { singleLine, ...stations, sunPath, yearOfDaylight },
  services: {
    bars,
    // A photograph shows another plant.
    contours: {
      ...contours,
      shapes: contours.shapes.filter(
        ({ class: words }) => !isPhotograph(drawnPicture) || !words.includes('view'),
      ),
    },
    dayCurve,
    dayWithStorage,
    ivCurves,
    keyPlan,
    planning,
    planningDetail,
    repowering,
    repoweringDetail,
    rowSection,
  },
};

/** Attributes of a path by its pens. The styles of a page do not reach into the file, but their custom properties do. */
function attributes(words = ''): string {
  const names = words.split(' ');
  return Object.entries({
    ...(names.includes('roomy') && { display: 'var(--roomy)' }),
    ...Object.assign({}, ...names.map((name) => pens[name])),
    vectorEffect: 'non-scaling-stroke',
  })
    .map(([name, value]) => ` ${name.replace(/[A-Z]/g, '-$&').toLowerCase()}="${value}"`)
    .join('');
}

function shape({ class: words, d, id, shapes, use }: Shape): string {
  if (use) return `<use href="#${use}"/>`;
  if (shapes) return `<g id="${id}">${shapes.map(shape).join('')}</g>`;
  return `<path${attributes(words)} d="${d}"/>`;
}

/** A dot as a line without length, whose round ends do not stretch: its edge, then its surface. */
function dot(
  { x, y, r = 0 }: Mark,
  [minX = 0, minY = 0, width = 0, height = 0]: DrawingData['box'],
) {
  const place = (share: string | number, from: number, size: number) =>
    Number((from + (Number.parseFloat(String(share)) / 100) * size).toFixed(2));
  const d = `M${place(x, minX, width)} ${place(y, minY, height)}h.01`;
  return ['var(--ink)', 'var(--amber)']
    .map((stroke, index) => {
      const line = `stroke="${stroke}" stroke-width="${2 * r + (index === 0 ? 1.2 : -1.2)}"`;
      return `<path stroke-linecap="round" ${line}${attributes()} d="${d}"/>`;
    })
    .join('');
}

function symbol([name, { box, stretched, shapes, marks = [] }]: [string, DrawingData]): string {
  const dots = marks.filter(({ r }) => r).map((mark) => dot(mark, box));
  const scaling = stretched ? ' preserveAspectRatio="none"' : '';
  const content = [...shapes.map(shape), ...dots].join('');
  return `<symbol id="${name}" viewBox="${box.join(' ')}"${scaling} overflow="visible">${content}</symbol>`;
}

/** The lines of the drawings of a page, as a file, and each drawing's place in it. */
export function planLines(): readonly (HashedFile & { readonly names: readonly string[] })[] {
  return Object.entries(pages).map(([page, drawings]) => {
    const symbols = Object.entries(drawings).map(symbol).join('\n');
    const bytes = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}\n</svg>\n`);
    return {
      file: `lines-${page}.${hash(bytes)}.svg`,
      make: async () => bytes,
      names: Object.keys(drawings),
    };
  });
}
