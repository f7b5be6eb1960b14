import { services } from './services';

test.each(services)('the life of $id lies on the time line', ({ life: [start, end] }) => {
  expect(start).toBeGreaterThanOrEqual(0);
  expect(end).toBeLessThanOrEqual(100);
  expect(end).toBeGreaterThan(start);
});
