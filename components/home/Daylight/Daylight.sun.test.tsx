import { scrollNear } from '@/components/testing/nearness';
import { company } from '@/content/company';
import { clock, localTime } from '@/solar/clock';
import { daylight } from '@/solar/sun';
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

test.each(['2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z', '2026-12-31T22:30:00Z'])(
  'on %s it shows sunrise and sunset in Sofia, in summer time if it applies',
  (now) => {
    const { date, utcOffset } = localTime(new Date(now));
    const { sunrise, sunset } = daylight(company.coordinates, date, utcOffset);
    expect(shown(now).querySelector('p')).toHaveTextContent(
      `Today ${clock(sunrise)} ${clock(sunset)}`,
    );
  },
);
