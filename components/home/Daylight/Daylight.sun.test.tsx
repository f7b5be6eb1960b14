import { scrollNear } from '@/components/testing/nearness';
import { clock, localTime } from '@/site/clock';
import { company } from '@/site/company';
import { daylight } from '@/site/sun';
import '@/browser/elements/elements';

const words = 'Today [sunrise] [sunset]';

function shown(now: string, of: 'year' | 'horizon'): ShadowRoot {
  jest.useFakeTimers({ now: new Date(now) });
  const element = document.createElement('site-sun');
  element.setAttribute('of', of);
  element.setAttribute('data-label', words);
  document.body.replaceChildren(element);
  // Far from the window it costs nothing.
  expect(element.shadowRoot).toBeNull();
  scrollNear(element);
  if (!element.shadowRoot) throw new Error('The element has drawn nothing');
  return element.shadowRoot;
}

afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

test.each(['2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z', '2026-12-31T22:30:00Z'])(
  'on %s the year shows that day in Sofia, summer time included',
  (now) => {
    const { date, utcOffset } = localTime(new Date(now));
    const { sunrise, sunset } = daylight(company.coordinates, date, utcOffset);
    expect(shown(now, 'year').querySelector('p')).toHaveTextContent(
      `Today ${clock(sunrise)} ${clock(sunset)}`,
    );
  },
);

/** Solar noon of 21 June at the office, by the almanac's equation of time of that day: 1.8 min. */
const noon = Date.UTC(2026, 5, 21, 12, 1, 48) - company.coordinates.longitude * 240_000;

test.each([
  ['noon', noon, 'var(--amber)', 50],
  ['midnight', noon + 43_200_000, 'var(--ground)', 0],
])('at solar %s the sun is in its place, and the hour is named', (_, now, fill, across) => {
  const root = shown(new Date(now).toISOString(), 'horizon');
  const disc = root.querySelector('circle');
  expect(root.querySelector('text')).toHaveTextContent(/Today .*\d\d:\d\d$/);
  expect(disc).toHaveAttribute('fill', fill);
  const place = Number.parseFloat(disc?.getAttribute('cx') ?? '');
  expect(Math.min(Math.abs(place - across), Math.abs(place - 100 - across))).toBeLessThan(1);
});

test('the horizon says each of the 1,440 minutes of a day as it is', () => {
  const midnight = Date.UTC(2026, 5, 20, 21);
  const root = shown(new Date(midnight).toISOString(), 'horizon');
  const wrong = Array.from({ length: 1440 }, (_, minute) => {
    jest.setSystemTime(midnight + minute * 60_000);
    scrollNear(root.host);
    return { said: root.querySelector('text')?.textContent, right: `${words} ${clock(minute)}` };
  }).filter(({ said, right }) => said !== right);
  expect(wrong).toEqual([]);
});
