import { clock, sofiaTime } from '@/site/clock';
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
    const { date, utcOffset } = sofiaTime(new Date(now));
    const { sunrise, sunset } = daylight(company.coordinates, date, utcOffset);
    expect(shown(now, 'year').querySelector('p')).toHaveTextContent(
      `Today ${clock(sunrise)} ${clock(sunset)}`,
    );
  },
);

test('the words follow the language', () => {
  const root = shown('2026-06-21T12:00:00Z', 'year');
  root.host.setAttribute('data-label', 'Днес [sunrise]');
  expect(root.querySelector('p')?.textContent).toMatch(/^Днес \d\d:\d\d$/);
});

test.each([
  // Solar noon and midnight of 21 June in Sofia, by the almanac 13:28 and 01:28 local time.
  ['2026-06-21T10:28:00Z', 'var(--amber)', 50],
  ['2026-06-21T22:28:00Z', 'var(--paper)', 0],
])('at %s the sun is %s', (now, fill, across) => {
  const disc = shown(now, 'horizon').querySelector('circle');
  expect(disc).toHaveAttribute('fill', fill);
  const place = Number.parseFloat(disc?.getAttribute('cx') ?? '');
  expect(Math.min(Math.abs(place - across), Math.abs(place - 100 - across))).toBeLessThan(1);
});
