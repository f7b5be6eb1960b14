/** @jest-environment node */

import type { Locale } from '@/i18n/locales';
import { type Arrival, decideLanguage } from './decideLanguage';

type Row = [
  pathname: string,
  stored: string | null,
  arrival: Arrival,
  locale: Locale,
  redirect: string | null,
];

function decide(pathname: string, stored: string | null, arrival: Arrival = 'navigate') {
  return decideLanguage(arrival, pathname, stored);
}

describe('a URL without a language shows the language of the session, or English', () => {
  test.each<Row>([
    ['/', null, 'navigate', 'en', null],
    ['/', 'en', 'navigate', 'en', null],
    ['/', 'it', 'navigate', 'it', '/it/'],
    ['/', 'bg', 'navigate', 'bg', '/bg/'],
    ['/services/', 'it', 'navigate', 'it', '/it/services/'],
    ['/about-us/', 'bg', 'navigate', 'bg', '/bg/about-us/'],
    ['/contacts', 'it', 'navigate', 'it', '/it/contacts'],
    ['/certificates/', 'en', 'navigate', 'en', null],
    ['/', null, 'history', 'en', null],
    ['/', 'it', 'history', 'it', '/it/'],
    ['/contacts/', 'bg', 'history', 'bg', '/bg/contacts/'],
    ['/contacts/', 'en', 'history', 'en', null],
  ])(
    '%s with %j stored, opened by %s, shows %s and redirects to %j',
    (pathname, stored, arrival, locale, redirect) => {
      expect(decide(pathname, stored, arrival)).toEqual({ locale, redirect });
    },
  );
});

describe('a prefixed URL shows its own language when it is opened directly', () => {
  test.each<Row>([
    ['/it/', null, 'navigate', 'it', null],
    ['/it/', 'bg', 'navigate', 'it', null],
    ['/it', 'en', 'navigate', 'it', null],
    ['/bg/services/', 'it', 'navigate', 'bg', null],
    ['/bg/contacts', 'en', 'navigate', 'bg', null],
    ['/it/services/index.html', 'bg', 'navigate', 'it', null],
    ['/en/', 'it', 'navigate', 'en', null],
  ])(
    '%s with %j stored, opened by %s, shows %s and redirects to %j',
    (pathname, stored, arrival, locale, redirect) => {
      expect(decide(pathname, stored, arrival)).toEqual({ locale, redirect });
    },
  );
});

describe('on Back and Forward the recorded language wins over any prefix', () => {
  test.each<Row>([
    ['/it/', null, 'history', 'it', null],
    ['/it/', 'it', 'history', 'it', null],
    ['/it/', 'en', 'history', 'en', '/'],
    ['/it/services/', 'bg', 'history', 'bg', '/bg/services/'],
    ['/bg/contacts/', 'en', 'history', 'en', '/contacts/'],
    ['/bg/about-us', 'it', 'history', 'it', '/it/about-us'],
  ])(
    '%s with %j stored, opened by %s, shows %s and redirects to %j',
    (pathname, stored, arrival, locale, redirect) => {
      expect(decide(pathname, stored, arrival)).toEqual({ locale, redirect });
    },
  );
});

const nonsense = [
  '',
  'EN',
  'IT',
  'xx',
  'it ',
  'it/../bg',
  '//host',
  '../../x',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'null',
  'toString',
  '0',
];

describe.each(nonsense)('the invalid stored value %j is ignored', (stored) => {
  test.each<Arrival>(['navigate', 'history'])('on %s the URL alone decides', (arrival) => {
    expect(decide('/services/', stored, arrival)).toEqual({ locale: 'en', redirect: null });
    expect(decide('/it/services/', stored, arrival)).toEqual({ locale: 'it', redirect: null });
  });
});

describe('an unknown page neither follows nor changes the language of the session', () => {
  test.each([
    '/no-such-page/',
    '/it/no-such-page/',
    '/bg/404/',
    '/service/',
    '/services/more/',
    '/home/',
    '/Services/',
    '/index.htm',
    '/it/it/',
    '//host/',
    '//host/services/',
    '/constructor/',
  ])('%s', (pathname) => {
    expect(decide(pathname, 'bg')).toBeNull();
    expect(decide(pathname, 'bg', 'history')).toBeNull();
  });
});

test.each([
  '//',
  '///services/',
  '//services/',
  '/it//services/',
  '//it//contacts/',
  '/en///',
  '/bg//host/',
  '//host',
  '/\\host/',
])('a redirect from %j never leaves the host', (pathname) => {
  const origin = 'https://site.example';
  for (const stored of ['en', 'it', 'bg', '//host', '\\\\host']) {
    const redirect = decide(pathname, stored, 'history')?.redirect ?? '/';
    expect(new URL(redirect, origin).origin).toBe(origin);
  }
});
