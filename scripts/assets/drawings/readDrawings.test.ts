import { readFileSync } from 'node:fs';
import { allDrawings } from '../media/drawings';
import { readDrawings } from './readDrawings';

const file = (content: string, attributes = 'viewBox="0 0 200 100"') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

function read(content: string, attributes?: string) {
  const [drawing] = readDrawings(file(content, attributes), 'a');
  if (!drawing) throw new Error('No drawing was read');
  return drawing;
}

test('a shape keeps its line weight when scaled, and loses the attributes of drawing programs', () => {
  const { lines } = read(
    '<path inkscape:label="A" id="p" stroke="#000000" d="M0 0h9"/>',
  ).description;
  expect(lines).toBe('<path stroke="#000000" vector-effect="non-scaling-stroke" d="M0 0h9"/>');
});

test('a declaration in `style` becomes an attribute and wins over the plain colour', () => {
  const { lines } = read(
    '<path stroke="#f2a31b" style="stroke:var(--amber); display:var(--roomy); -inkscape-stroke:none" d="M0 0"/>',
  ).description;
  expect(lines).toContain('stroke="var(--amber)" display="var(--roomy)"');
  expect(lines).not.toMatch(/style|inkscape|f2a31b/);
});

test('texts become annotations of the page, with their place in per cent of the drawing', () => {
  const { description } = read(
    '<g fill="#000000"><text class="shrinking" x="50" y="100" dx="-4" text-anchor="end" data-label="hour" data-value="6">06:00</text><text x="0" y="0">30°</text></g>',
  );
  expect(description.lines).not.toContain('text');
  expect(description.annotations).toEqual([
    {
      ...{ x: '25%', y: '100%', dx: -4, classes: ['shrinking'], look: { textAnchor: 'end' } },
      ...{ label: 'hour', value: 6 },
    },
    { x: '0%', y: '0%', look: {}, text: '30°' },
  ]);
});

test('the distance of a text from its place is in pixels at the size of the file', () => {
  const { description } = read(
    '<text x="0" y="0" dy="5">A</text>',
    'viewBox="0 0 10 10" width="40"',
  );
  expect(description.annotations[0]).toMatchObject({ dy: 20 });
});

test('a drawing names only the classes that drawings have', () => {
  expect(() => read('<text class="spare small" x="0" y="0">A</text>')).toThrow(
    'In the drawing “a”, the class “small” is none of shrinking, large',
  );
});

test('only a drawing that does not stretch has its own viewBox; the other one has its size', () => {
  expect(read('').description.viewBox).toBe('0 0 200 100');
  const stretched = read('', 'viewBox="0 0 200 100" preserveAspectRatio="none"');
  expect(stretched.description.viewBox).toBeUndefined();
  expect(stretched.description).toMatchObject({ width: 200, height: 100 });
  expect(stretched.description.lines).toBe(
    '<svg viewBox="0 0 200 100" preserveAspectRatio="none"></svg>',
  );
});

test('a file has several drawings, one of which shows a part of another', () => {
  const drawings = readDrawings(
    file(
      '<svg id="plan" viewBox="0 0 9 9"><g id="lines"><path d="M0 0"/></g></svg><g><svg id="detail" viewBox="1 1 2 2"><use xlink:href="#lines"/></svg></g>',
    ),
    'file',
  );
  expect(drawings.map(({ name }) => name)).toEqual(['plan', 'detail']);
  expect(drawings[0]?.description.lines).toContain('<g id="file-lines">');
  expect(drawings[1]?.description.lines).toContain('<use href="#file-lines"/>');
});

test('elements with the given attribute are left out', () => {
  const content = file('<path data-rendering="" d="M1 1"/><path d="M2 2"/>');
  const [drawing] = readDrawings(content, 'a', 'data-rendering');
  expect(drawing?.description.lines).not.toContain('M1 1');
  expect(drawing?.description.lines).toContain('M2 2');
});

test.each([
  ['words that were moved with a transform', '<text x="1" y="1" transform="scale(2)">N</text>'],
  ['words in a moved group', '<g transform="scale(2)"><text x="1" y="1">N</text></g>'],
  ['words without a place', '<text>N</text>'],
])('%s are refused by name', (_, content) => {
  expect(() => read(content)).toThrow(/“a”, give the place of “N”/);
});

test('a drawing without a size is refused by name', () => {
  expect(() => read('', 'width="9"')).toThrow('“a” has no viewBox');
});

test('each drawing has its own name', async () => {
  const names = (await allDrawings()).map(({ name }) => name);
  expect(names).toContain('sunPath');
  expect(names).toEqual([...new Set(names)]);
});

test('the two arrows of section A–A point west and end on the cutting line', () => {
  const source = readFileSync('media/drawings/services/planning.svg', 'utf8');
  const lines = Array.from(source.matchAll(/ d="([^"]+)"/g), ([, d = '']) => d);
  const [, cut] = lines.map((d) => /^M(\S+) 18V\d+$/.exec(d)).find(Boolean) ?? [];
  const shafts = lines.flatMap((d) => [...d.matchAll(/M(\S+) \d+h(-\d+)m/g)]);
  expect(shafts.map(([, from, length]) => Number(from) + Number(length))).toEqual([
    Number(cut),
    Number(cut),
  ]);
});
