import sharp from 'sharp';
import { adaptiveIcon } from './adaptiveIcon';

const mark = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${inner}</svg>`);

test.each([
  ['an attribute, after a line break', '\n<path d="M0 24h48" stroke="#0E2A33" stroke-width="8"/>'],
  ['a class', '<style>.a{stroke:#0E2A33;stroke-width:8}</style><path class="a" d="M0 24h48"/>'],
  ['a style', '<path style="stroke:#0e2a33;stroke-width:8" d="M0 24h48"/>'],
  ['a group', '<g fill="#0e2a33"><path d="M0 20h48v8H0z"/></g>'],
])('a mark whose colour is in %s is drawn, and the other one is not', async (_, inner) => {
  const icon = adaptiveIcon(mark(inner), mark('<path d="M0 0h48v48H0z" fill="#fff"/>'));
  const { data } = await sharp(Buffer.from(icon)).raw().toBuffer({ resolveWithObject: true });
  const middle = 4 * (24 * 48 + 24);
  expect([...data.subarray(middle, middle + 4)]).toEqual([0x0e, 0x2a, 0x33, 255]);
  expect(data[3]).toBe(0);
});
