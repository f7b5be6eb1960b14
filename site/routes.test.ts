import type { Locale } from '@/i18n/locales';
import { href, localizePath, parsePath, type Route } from './routes';

describe('href', () => {
  test.each<[Locale, Route, string]>([
    ['en', 'home', '/'],
    ['en', 'services', '/services/'],
    ['en', 'about', '/about-us/'],
    ['en', 'contacts', '/contacts/'],
    ['en', 'certificates', '/certificates/'],
    ['it', 'home', '/it/'],
    ['it', 'services', '/it/services/'],
    ['it', 'about', '/it/about-us/'],
    ['it', 'contacts', '/it/contacts/'],
    ['it', 'certificates', '/it/certificates/'],
    ['bg', 'home', '/bg/'],
    ['bg', 'services', '/bg/services/'],
    ['bg', 'about', '/bg/about-us/'],
    ['bg', 'contacts', '/bg/contacts/'],
    ['bg', 'certificates', '/bg/certificates/'],
  ])('the %s page %s has the path %s', (locale, route, expected) => {
    expect(href(locale, route)).toBe(expected);
  });
});

describe('parsePath', () => {
  test.each<[string, Locale | null, string]>([
    ['/', null, ''],
    ['', null, ''],
    ['/services/', null, 'services/'],
    ['/services', null, 'services'],
    ['/en', 'en', ''],
    ['/en/', 'en', ''],
    ['/en/contacts/', 'en', 'contacts/'],
    ['/it', 'it', ''],
    ['/it/', 'it', ''],
    ['/it/about-us', 'it', 'about-us'],
    ['/bg/certificates/', 'bg', 'certificates/'],
    ['/bg/no/such/page', 'bg', 'no/such/page'],
    ['/index.html', null, ''],
    ['/it/services/index.html', 'it', 'services/'],
    // Only a whole, lower-case segment is a language.
    ['/italy/', null, 'italy/'],
    ['/IT/', null, 'IT/'],
    ['/xx/services/', null, 'xx/services/'],
    ['/services/it/', null, 'services/it/'],
    ['//host/services/', null, 'host/services/'],
    ['//it/services/', 'it', 'services/'],
  ])('%j', (pathname, locale, path) => {
    expect(parsePath(pathname)).toEqual({ locale, path });
  });
});

describe('localizePath', () => {
  test.each<[string, Locale, string]>([
    ['/', 'en', '/'],
    ['/', 'it', '/it/'],
    ['/services/', 'bg', '/bg/services/'],
    ['/services', 'it', '/it/services'],
    ['/it', 'bg', '/bg/'],
    ['/it/', 'en', '/'],
    ['/it/contacts/', 'en', '/contacts/'],
    ['/it/contacts/', 'it', '/it/contacts/'],
    ['/en/contacts/', 'en', '/contacts/'],
    ['/bg/about-us/', 'it', '/it/about-us/'],
    ['/no/such/page', 'bg', '/bg/no/such/page'],
    // Two leading slashes would name another host.
    ['//host', 'en', '/host'],
    ['//host/', 'it', '/it/host/'],
    ['/it//host/', 'en', '/host/'],
    ['/it////host', 'en', '/host'],
    ['/bg//host', 'it', '/it/host'],
  ])('%j in %s is %s', (pathname, locale, expected) => {
    expect(localizePath(pathname, locale)).toBe(expected);
  });
});
