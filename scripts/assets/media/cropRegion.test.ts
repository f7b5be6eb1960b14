import { cropRegion } from './cropRegion';

const picture = { width: 1200, height: 800 };

test('the crop is the largest region of its ratio around the focus', () => {
  expect(cropRegion(picture, { x: 50, y: 50 }, { ratio: 1 })).toEqual({
    left: 200,
    top: 0,
    width: 800,
    height: 800,
  });
});

test.each([
  [
    { x: 0, y: 0 },
    { left: 0, top: 0 },
  ],
  [
    { x: 100, y: 100 },
    { left: 400, top: 0 },
  ],
])('the crop stays within the picture if the focus is at its edge (%p)', (focus, place) => {
  expect(cropRegion(picture, focus, { ratio: 1 })).toMatchObject(place);
});

test('zoom makes the crop smaller, with the focus at the given centre', () => {
  const framing = { ratio: 1.5, zoom: 2, centre: { x: 0.25, y: 0.5 } };
  expect(cropRegion(picture, { x: 50, y: 50 }, framing)).toEqual({
    left: 450,
    top: 200,
    width: 600,
    height: 400,
  });
});
