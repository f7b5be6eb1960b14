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
import { languages } from '@/i18n/languages';
import { hash } from '@/scripts/lib/files';
import { drawnPicture, isPhotograph } from '@/site/pictures';
import type { HashedFile } from '../fillFolder';

/** The drawings of a page share a file, so that the page waits for one. */
const pages: Readonly<Record<string, readonly DrawingData[]>> = {
  home: [singleLine, ...Object.values(stations), sunPath, yearOfDaylight],
  services: [
    bars,
    // A photograph shows another plant.
    {
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
  ],
};

/** By React's names of attributes. */
function path(attributes: object): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name.replace(/[A-Z]/g, '-$&').toLowerCase()}="${value}"`,
  );
  return `<path${written.join('')}/>`;
}

/** The styles of a page do not reach into the file, but their custom properties do. */
function shape({ class: words = '', d, id, shapes, use }: Shape): string {
  if (use) return `<use href="#${use}"/>`;
  if (shapes) return `<g id="${id}">${shapes.map(shape).join('')}</g>`;
  const names = words.split(' ');
  return path({
    ...(names.includes('roomy') && { display: 'var(--roomy)' }),
    ...Object.assign({}, ...names.map((name) => pens[name])),
    vectorEffect: 'non-scaling-stroke',
    d,
  });
}

/** A dot as a line without length, whose round ends do not stretch: its edge, then its surface. */
function dot(
  { x, y, r = 0 }: Mark,
  [left = 0, top = 0, width = 0, height = 0]: DrawingData['box'],
) {
  const place = (share: string | number, from: number, size: number) =>
    Number((from + (Number.parseFloat(String(share)) / 100) * size).toFixed(2));
  const line = (stroke: string, strokeWidth: number) =>
    path({
      stroke,
      strokeWidth,
      strokeLinecap: 'round',
      vectorEffect: 'non-scaling-stroke',
      d: `M${place(x, left, width)} ${place(y, top, height)}h.01`,
    });
  return line('var(--ink)', 2 * r + 1.2) + line('var(--amber)', 2 * r - 1.2);
}

function symbol(name: string, attributes: string, content: readonly string[]): string {
  return `<symbol id="${name}" ${attributes}>${content.join('')}</symbol>`;
}

function drawingSymbol({ lines = '', box, stretched, shapes, marks = [] }: DrawingData): string {
  const scaling = stretched ? ' preserveAspectRatio="none"' : '';
  const dots = marks.filter(({ r }) => r).map((mark) => dot(mark, box));
  return symbol(lines, `viewBox="${box.join(' ')}"${scaling} overflow="visible"`, [
    ...shapes.map(shape),
    ...dots,
  ]);
}

/** Lines of drawings, flags and icons, as files of symbols. */
export function planLines(): readonly (HashedFile & { readonly names: readonly string[] })[] {
  const icons = [
    ...Object.entries(languages).map(([locale, { flag }]) =>
      symbol(locale, `viewBox="${flag.viewBox}"`, flag.shapes.map(path)),
    ),
    ...Object.entries(iconPaths).map(([network, d]) =>
      symbol(network, 'viewBox="0 0 16 16"', [path({ fill: 'currentColor', d })]),
    ),
  ];
  const sheets = Object.entries(pages).map(([page, drawings]): [string, string[]] => [
    page,
    drawings.map(drawingSymbol),
  ]);
  return [['icons', icons] as const, ...sheets].map(([page, symbols]) => {
    const bytes = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
    );
    return {
      file: `lines-${page}.${hash(bytes)}.svg`,
      make: async () => bytes,
      names: symbols.map((text) => /id="([^"]+)"/.exec(text)?.[1] ?? ''),
    };
  });
}
