import { hoistEarlyScript } from './hoistEarlyScript';

const charset = '<meta charSet="utf-8"/>';
const early = `<script data-early="">location.replace("$'")</script>`;

test('the head begins with exactly charset and early script', () => {
  const html = `<html><head><link rel="preload"/>${charset}<title>a</title>${early}</head><body></body></html>`;
  expect(hoistEarlyScript(html)).toBe(
    `<html><head>${charset}${early}<link rel="preload"/><title>a</title></head><body></body></html>`,
  );
});

test.each([
  ['script', `<head>${charset}</head>`],
  ['charset', `<head>${early}</head>`],
])('a page without %s stops the build', (_, html) => {
  expect(() => hoistEarlyScript(html)).toThrow('has Next changed its output?');
});
