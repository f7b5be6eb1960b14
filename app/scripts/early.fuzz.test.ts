import fc from 'fast-check';

/* jsdom cannot leave a page, so site/routes.fuzz.test.ts tests where the script leads. */

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
    'null',
  ),
  fc.json(),
);

/** A hop to this page with arbitrary parts. */
const hop = fc
  .record(
    {
      page: fc.constant(''),
      hash: fc.jsonValue(),
      scrollPosition: fc.jsonValue(),
      open: fc.jsonValue(),
      fields: fc.oneof(
        fc.jsonValue(),
        fc.array(
          fc.record({
            name: fc.oneof(fc.constant('name'), fc.jsonValue()),
            value: fc.jsonValue(),
            line: fc.jsonValue(),
          }),
        ),
      ),
      isFlagFocused: fc.jsonValue(),
    },
    { requiredKeys: ['page'] },
  )
  .map((found) => JSON.stringify(found));

const html =
  '<main id="content"><details id="more"></details><form data-enquiry="waiting"><input name="name"></form></main>';

beforeEach(() => {
  performance.getEntriesByType ??= () => [];
  Object.assign(document, { fonts: { ready: Promise.resolve(), load: async () => [] } });
  jest.spyOn(console, 'error').mockImplementation();
});

test('whatever the session contains, the requested page is shown unchanged and its language recorded', () => {
  fc.assert(
    fc.property(anything, fc.oneof(hop, anything), (lang, stored) => {
      fc.pre(lang !== 'it' && lang !== 'bg');
      document.body.innerHTML = html;
      sessionStorage.setItem('lang', lang);
      sessionStorage.setItem('hop', stored);
      jest.isolateModules(() => require('./early'));
      expect({ ...sessionStorage }).toEqual({ lang: 'en' });
      expect(document.documentElement.style.visibility).toBe('');
      expect(document.body.querySelectorAll('*')).toHaveLength(4);
    }),
    { numRuns: 100 },
  );
});
