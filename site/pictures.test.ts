import { crops } from './pictures';

test.each(Object.entries(crops))(
  'the widths of "%s" rise by at most a factor of 1.5',
  (_, crop) => {
    for (const [index, width] of crop.widths.slice(1).entries()) {
      const step = width / (crop.widths[index] ?? width);
      expect(step).toBeGreaterThan(1);
      expect(step).toBeLessThanOrEqual(1.5);
    }
  },
);
