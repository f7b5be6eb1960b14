import { deferRuntime } from './deferRuntime';

const page = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<script data-early="">early()</script>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><p>Words</p><script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"Words"])</script></body></html>',
].join('');

test('leaves the words and the early script, and the runtime as a list', () => {
  const { html, list, flight } = deferRuntime(page);
  expect(flight.path).toMatch(/^\/_next\/static\/flight\/[0-9a-f]{16}\.js$/);
  expect(html).toBe(
    `<html><head><script data-early="">early()</script></head><body><p>Words</p></body></html>`,
  );
  expect(list).toBe(
    `<script type="application/json" id="runtime">["${flight.path}","/_next/static/chunks/a.js"]</script>`,
  );
});

test('keeps the flight data, in its order, as a script of its own', () => {
  const written: unknown[] = [];
  const scope = { __next_f: { push: (piece: unknown) => written.push(piece) } };
  new Function('self', 'globalThis', deferRuntime(page).flight.script)(scope, {});
  expect(written).toEqual([[0], [1, 'Words']]);
});

test('the same page has the same file, another page another', () => {
  const path = (html: string) => deferRuntime(html).flight.path;
  expect(path(page)).toBe(path(page));
  expect(path(page.replace('[1,"Words"]', '[1,"Others"]'))).not.toBe(path(page));
});

test.each([
  ['scripts', page.replace(/<script src="[^"]*a\.js".*?<\/script>/, '')],
  ['flight data', page.replaceAll('__next_f', 'other')],
])('a page without %s is an error', (_, html) => {
  expect(() => deferRuntime(html)).toThrow('has Next changed its output?');
});
