import { URL } from 'node:url'; // jsdom's own is ten times as slow
import fc from 'fast-check';
import { type Arrival, decideLanguage } from '@/components/layout/LanguageSwitch/decideLanguage';
import { defaultLocale, isLocale, locales } from '@/i18n/locales';
import { localizePath } from './routes';

/* Tests the rules that decide where a visitor is sent, with thousands of generated addresses and session values. */

const runs = { numRuns: 4000 };
const origin = 'https://site.example';
const prefixes = locales.filter((locale) => locale !== defaultLocale).join('|');
const page = new RegExp(`^/(?:(?:${prefixes})/)?[a-z-]*/?$`);

/** Awkward parts of addresses, as people, crawlers and attackers write them. */
const awkward = fc.constantFrom(
  ...['', '.', '..', '%2e%2e', '%2f', '%2F%2Fevil.example', '%00', '\\', '//', '///evil.example'],
  ...['@evil.example', 'javascript:alert(1)', '<script>', '\u202egnp.exe', 'it', 'bg', 'en', 'IT'],
  ...[
    'услуги',
    'خدمات',
    '服务',
    '\u0000',
    '\u{1f31e}',
    'services',
    'contacts',
    '__proto__',
    'toString',
  ],
);
const segment = fc.oneof(
  awkward,
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ maxLength: 20 }).map((text) => `%${text}`),
);
const long = fc.string({ minLength: 8192, maxLength: 8192 });
const pathname = fc
  .oneof(
    { weight: 60, arbitrary: fc.array(segment, { maxLength: 8 }).map((parts) => parts.join('/')) },
    { weight: 1, arbitrary: long },
  )
  .map((path) => `/${path}`);
const stored = fc.option(
  fc.oneof(
    fc.constantFrom<string>(...locales),
    awkward,
    fc.string({ unit: 'binary', maxLength: 40 }),
  ),
);
const arrival = fc.constantFrom<Arrival>('navigate', 'history');
const tail = fc.oneof(awkward, fc.string({ unit: 'binary', maxLength: 40 }));

test('no redirect leaves the site, loops, or leads to an unknown language', () => {
  let redirects = 0;
  fc.assert(
    fc.property(pathname, stored, arrival, tail, (path, value, how, behind) => {
      const decision = decideLanguage(how, path, value);
      if (decision === null) return;
      expect(isLocale(decision.locale)).toBe(true);
      if (decision.redirect === null) return;
      redirects += 1;
      // Composed as the early script does, then resolved as the browser does.
      const target = new URL(`${decision.redirect}?${behind}#${behind}`, origin + path);
      expect(target.origin).toBe(origin);
      expect(target.pathname).toMatch(page);
      const next = decideLanguage(how, target.pathname, decision.locale);
      expect(next).toEqual({ locale: decision.locale, redirect: null });
    }),
    runs,
  );
  // The test would prove nothing if no input led to a redirect. About 110 do, give or take ten.
  expect(redirects).toBeGreaterThan(50);
});

test('an address localized to any language stays on this host', () => {
  fc.assert(
    fc.property(pathname, fc.constantFrom(...locales), (path, locale) => {
      // As in `location.pathname`: browsers turn backslashes into slashes and encode the rest.
      const url = new URL(origin);
      url.pathname = path;
      const localized = localizePath(url.pathname, locale);
      expect(localized).toMatch(/^\/(?!\/)/);
      expect(new URL(localized, origin).origin).toBe(origin);
    }),
    runs,
  );
});
