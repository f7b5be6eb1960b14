import { scrollNear } from '@/components/testing/nearness';
import '@/app/scripts/behaviours';

const words = 'Today [sunrise] [sunset]';

function shown(now: string): ShadowRoot {
  jest.useFakeTimers({ now: new Date(now) });
  const element = document.createElement('site-sun');
  element.setAttribute('data-label', words);
  document.body.replaceChildren(element);
  // Nothing is drawn while the chart is far from the window, so it costs nothing.
  expect(element.shadowRoot).toBeNull();
  scrollNear(element);
  if (!element.shadowRoot) throw new Error('The element has drawn nothing');
  return element.shadowRoot;
}

afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

test.each([
  ['2026-03-28T12:00:00Z', '06:16 18:48'],
  // The night in which the clocks change, before and after that.
  ['2026-03-28T23:30:00Z', '07:15 19:49'],
  ['2026-03-29T12:00:00Z', '07:15 19:49'],
  ['2026-10-24T21:30:00Z', '06:52 17:29'],
  ['2026-10-25T12:00:00Z', '06:52 17:29'],
  // It is the next day in Sofia.
  ['2026-12-31T22:30:00Z', '07:57 17:03'],
])('at %s it shows the sunrise and sunset of that day in Sofia, %s', (now, times) => {
  const root = shown(now);
  expect(root.querySelector('p')).toHaveTextContent(`Today ${times}`);
  // A comma follows at once.
  for (const time of root.querySelectorAll('b')) expect(time.style.marginRight).toBe('');
});
