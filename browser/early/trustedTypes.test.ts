import { guardScriptUrls } from './trustedTypes';

/** Replaces `window.trustedTypes`, which jsdom lacks. */
function createdPolicies(): [string, { createScriptURL(url: string): string }][] {
  const createPolicy = jest.fn();
  Object.defineProperty(window, 'trustedTypes', { value: { createPolicy }, configurable: true });
  guardScriptUrls();
  Reflect.deleteProperty(window, 'trustedTypes');
  return createPolicy.mock.calls;
}

test('the only policy is the default one, and creates no HTML and no code', () => {
  const [[name, rules] = []] = createdPolicies();
  expect(name).toBe('default');
  expect(Object.keys(rules ?? {})).toEqual(['createScriptURL']);
});

test.each(['/_next/static/chunks/a.js', '/scripts/a.js'])(
  'it returns the URL of one of this build’s scripts unchanged: %s',
  (url) => {
    const [[, rules] = []] = createdPolicies();
    expect(rules?.createScriptURL(url)).toBe(url);
  },
);

test.each([
  'https://evil.example/_next/static/a.js',
  '//evil.example/_next/static/a.js',
  '/certificates/a.js',
  'https://evil.example/scripts/a.js',
  'data:text/javascript,1',
  '',
])('it refuses %j', (url) => {
  const [[, rules] = []] = createdPolicies();
  expect(() => rules?.createScriptURL(url)).toThrow('not a script of this site');
});

test('a browser without Trusted Types throws nothing', () => {
  expect(guardScriptUrls).not.toThrow();
});
