import { HTMLElement, parse } from 'node-html-parser';
import type { DrawingDescription, Mark } from '@/components/drawings/Drawing';

/** A drawing: its lines as an SVG `<symbol>`, and the description by which `<Drawing>` shows it. */
export interface ReadDrawing {
  readonly name: string;
  readonly symbol: string;
  readonly description: Omit<DrawingDescription, 'href'>;
}

/** Attributes that say how an element looks. */
const looks = new Set([
  'display',
  'fill',
  'fill-opacity',
  'fill-rule',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
]);

/** Attributes that say where an element is. Those of a drawing program are in neither list. */
const places = new Set([
  'cx',
  'cy',
  'd',
  'height',
  'points',
  'r',
  'rx',
  'ry',
  'transform',
  'width',
  'x',
  'x1',
  'x2',
  'y',
  'y1',
  'y2',
]);

const shapes = new Set(['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect']);

const kindOf = (element: HTMLElement) => element.rawTagName;

const elementsIn = (element: HTMLElement) =>
  element.childNodes.filter((node) => node instanceof HTMLElement);

/** Words and what a style sheet of the page changes are elements of the page; everything else is a line in the file. */
const isOfPage = (element: HTMLElement) =>
  kindOf(element) === 'text' || element.hasAttribute('class');

const of = (names: ReadonlySet<string>, attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => names.has(name)));

/**
 * The look of an element, as attributes. A declaration in `style` wins, as it does in SVG: it names the custom property of the
 * page, and the attribute has a plain colour for drawing programs. Attributes, because the policy of a page forbids `style`.
 */
function lookOf(element: HTMLElement): Record<string, string> {
  const declarations = (element.getAttribute('style') ?? '')
    .split(';')
    .map((declaration) => declaration.split(/:(.*)/s).map((part) => part.trim()))
    .map(([property = '', value = '']) => [property, value]);
  return of(looks, { ...element.attributes, ...Object.fromEntries(declarations) });
}

/** The `id` of the element that a `<use>` shows once more. Drawing programs write the older name of its attribute. */
const shownBy = (use: HTMLElement) =>
  (use.getAttribute('xlink:href') ?? use.getAttribute('href') ?? '').replace('#', '');

/**
 * Writes the lines of an element. Their weights do not scale, as on a plotted sheet.
 *
 * @param shown ids that a `<use>` refers to; others, which a drawing program gives to every element, are left out
 */
function linesOf(element: HTMLElement, shown: readonly string[]): string {
  const kind = kindOf(element);
  const isShape = shapes.has(kind);
  if (isOfPage(element) || !(isShape || kind === 'g' || kind === 'use')) return '';
  const content = elementsIn(element)
    .map((child) => linesOf(child, shown))
    .join('');
  if (kind === 'g' && content === '') return '';
  const id = element.getAttribute('id') ?? '';
  const attributes = {
    ...(shown.includes(id) && { id }),
    ...lookOf(element),
    ...(isShape && { 'vector-effect': 'non-scaling-stroke' }),
    ...of(places, element.attributes),
    ...(kind === 'use' && { href: `#${shownBy(element)}` }),
  };
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${kind}${list.join('')}${content ? `>${content}</${kind}>` : '/>'}`;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Pixels of the page for one unit of the box, at the size that the file has. */
  readonly scale: number;
}

function boxOf(svg: HTMLElement, name: string): Box {
  const [left = 0, top = 0, width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) throw new Error(`The drawing “${name}” has no viewBox.`);
  const shown = Number.parseFloat(svg.getAttribute('width') ?? '') || width;
  return { left, top, width, height, scale: shown / width };
}

const rounded = (value: number) => Math.round(value * 10) / 10;
const percent = (share: number) => `${rounded(100 * share)}%`;

/** By React's names of attributes. */
function inReact(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const names = Object.entries(attributes).map(([name, value]) => [
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(names);
}

/** @throws if a drawing program has moved it in a way that its place does not say */
function markOf(element: HTMLElement, box: Box, drawing: string): Mark {
  const number = (attribute: string) => Number(element.getAttribute(attribute) ?? Number.NaN);
  const [x, y] = [number('x'), number('y')];
  const text = element.text.trim();
  if (!Number.isFinite(x + y) || element.closest('[transform]'))
    throw new Error(
      `In the drawing “${drawing}” the place of “${text}” must be given by x and y, without a transform.`,
    );
  const distance = (attribute: string) => {
    const px = rounded((number(attribute) || 0) * box.scale);
    return px === 0 ? {} : { [attribute]: px };
  };
  const label = element.getAttribute('data-label');
  const value = element.getAttribute('data-value');
  const classes = element.getAttribute('class');
  return {
    x: percent((x - box.left) / box.width),
    y: percent((y - box.top) / box.height),
    ...(kindOf(element) === 'rect'
      ? {
          width: percent(number('width') / box.width),
          height: percent(number('height') / box.height),
        }
      : { ...distance('dx'), ...distance('dy') }),
    ...(classes && { classes }),
    look: inReact(lookOf(element)),
    ...(label ? { label, ...(value && { value: Number(value) }) } : text && { text }),
  };
}

function drawingOf(svg: HTMLElement, name: string, shown: readonly string[]): ReadDrawing {
  const box = boxOf(svg, name);
  const viewBox = svg.getAttribute('viewBox') ?? '';
  const isStretched = svg.getAttribute('preserveAspectRatio') === 'none';
  const scaling = isStretched ? ' preserveAspectRatio="none"' : '';
  const lines = elementsIn(svg)
    .map((element) => linesOf(element, shown))
    .join('');
  const marks = svg.querySelectorAll('*').filter(isOfPage);
  return {
    name,
    symbol: `<symbol id="${name}" viewBox="${viewBox}"${scaling} overflow="visible">${lines}</symbol>`,
    description: {
      // Without a box of its own, a drawing takes that of its element, and its lines stretch.
      ...(!isStretched && { viewBox }),
      marks: marks.map((mark) => markOf(mark, box, name)),
    },
  };
}

/**
 * Reads the drawings of an SVG file: the whole file, or on a sheet of several drawings each `<svg>` within it, which its `id`
 * names. docs/architecture.md says how a file is drawn.
 *
 * @param name of a file that is one drawing
 * @param leftOut attribute of elements that are not to be shown
 * @throws if the file has no SVG, or has a drawing without a size
 */
export function readDrawings(svg: string, name: string, leftOut = ''): readonly ReadDrawing[] {
  const root = parse(svg).querySelector('svg');
  if (!root) throw new Error(`The drawing “${name}” has no <svg>.`);
  if (leftOut) for (const element of root.querySelectorAll(`[${leftOut}]`)) element.remove();
  const shown = root.querySelectorAll('use').map(shownBy);
  const parts = root.querySelectorAll('svg');
  if (parts.length === 0) return [drawingOf(root, name, shown)];
  return parts.map((part) => drawingOf(part, part.getAttribute('id') ?? '', shown));
}
