import { act } from '@testing-library/react';
import { readSession, writeSession } from '@/browser/store';
import { renderIn } from '@/components/testing/renderIn';
import { blockStorage } from '@/components/testing/storage';
import { Navigation } from './Navigation.client';
import { beginNavigation, endNavigation } from './pending';

afterEach(() => {
  history.replaceState(null, '', '/');
  jest.useRealTimers();
});

/** Back or Forward to an entry of this page; `heard` is whether later listeners received the event. */
function goBackTo(url: string): { heard: boolean } {
  history.replaceState(null, '', url);
  const others = jest.fn();
  addEventListener('popstate', others, { once: true });
  act(() => {
    dispatchEvent(new PopStateEvent('popstate', { state: { __NA: true } }));
  });
  removeEventListener('popstate', others);
  return { heard: others.mock.calls.length > 0 };
}

test.each([
  ['it', '/services/', '/it/services/'],
  ['bg', '/it/contacts/?a=b#map', '/bg/contacts/?a=b#map'],
  ['en', '/bg/', '/'],
])(
  'with %s recorded, Back to %s shows %s and never renders the other language',
  (stored, url, to) => {
    const { router } = renderIn('en', <Navigation locale="en" loading="Loading" />);
    sessionStorage.setItem('lang', stored);
    expect(goBackTo(url)).toEqual({ heard: false });
    expect(router.replace.mock.calls).toEqual([[to, { scroll: false }]]);
  },
);

test.each([
  ['it', '/it/services/'],
  ['en', '/services/'],
  [null, '/bg/'],
  ['../../x', '/bg/'],
  ['bg', '/it/no-such-page/'],
])('with %j recorded, Back to %s is left to the router', (stored, url) => {
  const { router } = renderIn('en', <Navigation locale="en" loading="Loading" />);
  if (stored !== null) sessionStorage.setItem('lang', stored);
  expect(goBackTo(url)).toEqual({ heard: true });
  expect(router.replace).not.toHaveBeenCalled();
});

test('only a page that is late by 300 ms has a sign, which is announced', () => {
  jest.useFakeTimers();
  const { container } = renderIn('en', <Navigation locale="en" loading="Loading" />);
  const sign = container.querySelector('[aria-live="polite"]');
  beginNavigation();
  jest.advanceTimersByTime(299);
  expect(sign).toBeEmptyDOMElement();
  endNavigation();
  jest.advanceTimersByTime(1000);
  expect(sign).toBeEmptyDOMElement();
  beginNavigation();
  jest.advanceTimersByTime(300);
  expect(sign).toHaveTextContent('Loading');
  endNavigation();
  expect(sign).toBeEmptyDOMElement();
});

test('blocked storage throws nothing', () => {
  blockStorage();
  expect(() => writeSession('lang', 'it')).not.toThrow();
  expect(readSession('lang')).toBeNull();
});
