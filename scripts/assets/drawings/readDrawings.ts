import { HTMLElement, parse } from 'node-html-parser';
import { type DrawingClass, drawingClasses } from '@/components/drawings/classes';
import type { Annotation, DrawingDescription } from '@/components/drawings/Drawing';

/** A drawing, and the description by which `<Drawing>` shows it. */
export interface ReadDrawing {
  readonly name: string;
  readonly description: DrawingDescription;
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

/** Attributes that say where an element is. A drawing program adds others, which are left out. */
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

const elementsIn = (element: HTMLElement) =>
  element.childNodes.filter((node) => node instanceof HTMLElement);

const of = (names: ReadonlySet<string>, attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => names.has(name)));

/**
 * The look of an element, as attributes, because the policy of a page forbids `style`. A declaration in `style` wins
 * over an attribute, as it does in SVG. It names a custom property of the page, while the attribute has a plain colour
 * for drawing programs.
 */
function lookOf(element: HTMLElement): Record<string, string> {
  const declarations = (element.getAttribute('style') ?? '')
    .split(';')
    .map((declaration) => declaration.split(/:(.*)/s).map((part) => part.trim()))
    .map(([property = '', value = '']) => [property, value]);
  return of(looks, { ...element.attributes, ...Object.fromEntries(declarations) });
}

/**
 * The `id` of the element to which a `<use>` refers. Drawing programs write `xlink:href`, the older name of the
 * attribute.
 */
const idShownBy = (use: HTMLElement) =>
  (use.getAttribute('xlink:href') ?? use.getAttribute('href') ?? '').replace('#', '');

/** What the drawings of a file share. */
interface DrawingFile {
  /** Ids to which a `<use>` refers. Drawing programs give an id to every element; all others are left out. */
  readonly shown: readonly string[];
  /** Put before these ids, because sections of the page have ids, too. */
  readonly prefix: string;
}

/** Writes the lines of an element. Line weights do not scale, as on a plotted drawing. */
function linesOf(element: HTMLElement, file: DrawingFile): string {
  const kind = element.rawTagName;
  const isShape = shapes.has(kind);
  if (!(isShape || kind === 'g' || kind === 'use')) return '';
  const content = elementsIn(element)
    .map((child) => linesOf(child, file))
    .join('');
  if (kind === 'g' && content === '') return '';
  const id = element.getAttribute('id') ?? '';
  const attributes = {
    ...(file.shown.includes(id) && { id: file.prefix + id }),
    ...lookOf(element),
    ...(isShape && { 'vector-effect': 'non-scaling-stroke' }),
    ...of(places, element.attributes),
    ...(kind === 'use' && { href: `#${file.prefix}${idShownBy(element)}` }),
  };
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${kind}${list.join('')}${content ? `>${content}</${kind}>` : '/>'}`;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Pixels of the page per unit of the box, at the size of the file. */
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

function underReactNames(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const names = Object.entries(attributes).map(([name, value]) => [
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(names);
}

/** @throws if the element names a class that drawings do not have */
function classesOf(element: HTMLElement, drawing: string): DrawingClass[] {
  const names = (element.getAttribute('class') ?? '').split(' ').filter(Boolean);
  return names.map((name) => {
    const known = drawingClasses.find((one) => one === name);
    if (known) return known;
    throw new Error(
      `In the drawing “${drawing}”, the class “${name}” is none of ${drawingClasses.join(', ')}.`,
    );
  });
}

/** @throws if a drawing program has moved the element by a transform, because its place would then be wrong */
function annotationOf(element: HTMLElement, box: Box, drawing: string): Annotation {
  const number = (attribute: string) => Number(element.getAttribute(attribute) ?? Number.NaN);
  const [x, y] = [number('x'), number('y')];
  const text = element.text.trim();
  if (!Number.isFinite(x + y) || element.closest('[transform]'))
    throw new Error(
      `In the drawing “${drawing}”, give the place of “${text}” by x and y, without a transform.`,
    );
  const distance = (attribute: string) => {
    const px = rounded((number(attribute) || 0) * box.scale);
    return px === 0 ? {} : { [attribute]: px };
  };
  const label = element.getAttribute('data-label');
  const value = element.getAttribute('data-value');
  const classes = classesOf(element, drawing);
  return {
    x: percent((x - box.left) / box.width),
    y: percent((y - box.top) / box.height),
    ...distance('dx'),
    ...distance('dy'),
    ...(classes.length > 0 && { classes }),
    look: underReactNames(lookOf(element)),
    ...(label ? { label, ...(value && { value: Number(value) }) } : text && { text }),
  };
}

function drawingOf(svg: HTMLElement, name: string, file: DrawingFile): ReadDrawing {
  const box = boxOf(svg, name);
  const viewBox = svg.getAttribute('viewBox') ?? '';
  const isStretched = svg.getAttribute('preserveAspectRatio') === 'none';
  const lines = elementsIn(svg)
    .map((element) => linesOf(element, file))
    .join('');
  return {
    name,
    description: {
      // A drawing without its own box fills the element that shows it, and its lines stretch.
      ...(isStretched
        ? {
            width: box.width,
            height: box.height,
            lines: `<svg viewBox="${viewBox}" preserveAspectRatio="none">${lines}</svg>`,
          }
        : { viewBox, lines }),
      annotations: svg.querySelectorAll('text').map((text) => annotationOf(text, box, name)),
    },
  };
}

/**
 * Reads the drawings of an SVG file. The file is one drawing, or several: each inner `<svg>` is a drawing with
 * the name in its `id`. docs/recipes.md says how to draw a file.
 *
 * @param name name of the drawing if the file has only one
 * @param leftOut elements with this attribute are not shown
 * @throws if the file does not contain an SVG, or a drawing does not have a size
 */
export function readDrawings(svg: string, name: string, leftOut = ''): readonly ReadDrawing[] {
  const root = parse(svg).querySelector('svg');
  if (!root) throw new Error(`The drawing “${name}” has no <svg>.`);
  if (leftOut) for (const element of root.querySelectorAll(`[${leftOut}]`)) element.remove();
  const file = { shown: root.querySelectorAll('use').map(idShownBy), prefix: `${name}-` };
  const parts = root.querySelectorAll('svg');
  if (parts.length === 0) return [drawingOf(root, name, file)];
  return parts.map((part) => drawingOf(part, part.getAttribute('id') ?? '', file));
}
