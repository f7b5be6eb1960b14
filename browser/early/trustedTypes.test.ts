import { guardScriptUrls } from './trustedTypes';

/** What browsers with Trusted Types have, and jsdom has not. */
function createdPolicies(): [string, { createScriptURL(url: string): string }][] {
  const createPolicy = jest.fn();
  Object.defineProperty(window, 'trustedTypes', { value: { createPolicy }, configurable: true });
  guardScriptUrls();
  Reflect.deleteProperty(window, 'trustedTypes');
  return createPolicy.mock.calls;
}

test('the one policy is the default one, and has nothing for HTML and code', () => {
  const [[name, rules] = []] = createdPolicies();
  expect(name).toBe('default');
  expect(Object.keys(rules ?? {})).toEqual(['createScriptURL']);
});

test('it lets this build’s chunks through as they are', () => {
  const [[, rules] = []] = createdPolicies();
  expect(rules?.createScriptURL('/_next/static/chunks/a.js')).toBe('/_next/static/chunks/a.js');
});

test.each([
  'https://evil.example/_next/static/a.js',
  '//evil.example/_next/static/a.js',
  '/certificates/a.js',
  'data:text/javascript,1',
  '',
])('it refuses %j', (url) => {
  const [[, rules] = []] = createdPolicies();
  expect(() => rules?.createScriptURL(url)).toThrow('not a script of this site');
});

test('a browser without Trusted Types goes without', () => {
  expect(guardScriptUrls).not.toThrow();
});
