import fc from 'fast-check';
import { earlyScript } from '@/generated/browser-scripts';

/*
 * Runs the bundled script of <head> with arbitrary session values. jsdom cannot leave a page; where the script leads to is
 * fuzzed in site/fuzz.test.ts and, in a browser, in e2e/fuzz.spec.ts.
 */

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    'it/',
    '//evil.example',
    'javascript:alert(1)',
    '</script>',
    '\u202e',
    '%00',
    '{}',
  ),
  fc.json(),
);

beforeAll(() => {
  performance.getEntriesByType ??= () => [];
  new Function(earlyScript)();
});

beforeEach(() => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(location.href);
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
});

test('any value of the tab’s name fills the form’s own fields only', () => {
  fc.assert(
    fc.property(anything, fc.array(fc.tuple(anything, anything)), (text, pairs) => {
      document.body.innerHTML =
        '<h1 id="title">Title</h1><form data-enquiry="waiting"><input id="name"></form>';
      window.name = `enquiry:${pairs.length > 0 ? JSON.stringify([location.pathname, [['name', text], ...pairs]]) : text}`;
      document.dispatchEvent(new Event('readystatechange'));
      expect(document.body.querySelectorAll('*')).toHaveLength(3);
      expect(document.getElementById('title')?.textContent).toBe('Title');
      expect(window.name).toBe('');
    }),
    { numRuns: 2000 },
  );
});

test('any session value leaves the requested page shown and recorded', () => {
  const run = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  fc.assert(
    fc.property(anything, (value) => {
      fc.pre(value !== 'it' && value !== 'bg');
      sessionStorage.setItem('lang', value);
      run();
      expect(sessionStorage.getItem('lang')).toBe('en');
      expect(document.documentElement.hidden).toBe(false);
    }),
    { numRuns: 2000 },
  );
});
