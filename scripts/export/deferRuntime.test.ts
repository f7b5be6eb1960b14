import { createHash } from 'node:crypto';
import { deferRuntime } from './deferRuntime';

const sri = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const read = (url: string) => Buffer.from(url);

const page = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<script data-early="">early()</script>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><p>Words</p><script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"1:\\"Wo"])</script>',
  '<script>self.__next_f.push([1,"rds\\"\\n0:null\\n"])</script></body></html>',
].join('');

test('leaves the text, the early script and a list of the runtime’s scripts', () => {
  const { html, list, flight } = deferRuntime(page, read);
  expect(flight.path).toMatch(/^\/_next\/static\/flight\/[0-9a-f]{8}\.js$/);
  expect(html).toBe(
    `<html><head><script data-early="">early()</script></head><body><p>Words</p></body></html>`,
  );
  expect(list).toBe(
    `<script type="application/json" id="runtime">[["${flight.path}","${sri(flight.script)}"],["/_next/static/chunks/a.js","${sri('/_next/static/chunks/a.js')}"]]</script>`,
  );
});

test('writes the flight data, in the order of their ids, into a separate script', () => {
  const written: unknown[] = [];
  const scope = { __next_f: { push: (piece: unknown) => written.push(piece) } };
  new Function('self', 'globalThis', deferRuntime(page, read).flight.script)(scope, {});
  expect(written).toEqual([[0], [1, '0:null\n1:"Words"\n']]);
});

test('equal pages have the same file, different pages different ones', () => {
  const path = (html: string) => deferRuntime(html, read).flight.path;
  expect(path(page)).toBe(path(page));
  expect(path(page.replace('rds\\', 'lf\\'))).not.toBe(path(page));
});

test.each([
  ['scripts', page.replace(/<script src="[^"]*a\.js".*?<\/script>/, '')],
  ['flight data', page.replaceAll('__next_f', 'other')],
])('a page without %s is an error', (_, html) => {
  expect(() => deferRuntime(html, read)).toThrow('has Next changed its output?');
});
