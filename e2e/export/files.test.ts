import { readdirSync, readFileSync } from 'node:fs';
import { addedByCloudflare, asCloudflareSends } from '@/e2e/lib/cloudflare';
import { marks } from '@/editor/marks';
import { testFolder } from '@/scripts/export/testBuilds';
import { all, attributesOf, fileAt, maps, rendered } from './lib/site';

const files = readdirSync(testFolder, { recursive: true, encoding: 'utf8' });

/** The files whose text matches a pattern. */
function filesWith(pattern: RegExp): string[] {
  const texts = files.filter((file) => /\.(html|js|json|txt|css|xml|webmanifest)$/.test(file));
  // If there were fewer, the test would have failed to find them.
  expect(texts.length).toBeGreaterThan(20);
  return texts.filter((file) => readFileSync(`${testFolder}/${file}`, 'utf8').search(pattern) >= 0);
}

test('the export contains nothing of the editor', () => {
  expect(filesWith(marks)).toEqual([]);
  expect(filesWith(/site-editor|dev\/edit|editor-drafts|EDITOR_PORT/)).toEqual([]);
});

test('the export contains nothing of the schemas of content', () => {
  expect(filesWith(/unrecognized_keys|invalid_format/)).toEqual([]);
});

test('the export contains nothing of Next’s runtime', () => {
  expect(files.filter((file) => /(^|[\\/])_next|__next|index\.txt$/.test(file))).toEqual([]);
  expect(filesWith(/\/_next\/|__next/)).toEqual([]);
});

/**
 * Words in the name of a file from which blockers of advertisements and trackers know it. The hash in a name is one
 * word of eight digits.
 */
const blocked =
  /^(ads?|adv|adverts?|advertisements?|advertising|adserver|affiliates?|analytics|banners?|beacons?|clickthrough|counter|doubleclick|fingerprint|metrics|pixels?|popunder|popups?|promos?|promotions?|sponsor(s|ed|ship)?|stats?|telemetry|track(er|ers|ing)?)$/i;

test('no file has a name that blockers of advertisements refuse to load', () => {
  expect(files.length).toBeGreaterThan(100);
  const kept = files.filter((file) =>
    file.split(/[^A-Za-z0-9]+/).some((word) => blocked.test(word)),
  );
  expect(kept).toEqual([]);
});

test.each([...rendered, ...maps])(
  '$path forbids the features of Cloudflare that pages can forbid',
  ({ html }) => {
    expect(asCloudflareSends(html).replace(addedByCloudflare, '')).toBe(html);
  },
);

// Browsers without styles, reader views and copied text would show two links as one word.
test.each(all)('$path has a space between links that follow each other', ({ html }) => {
  expect(html.match(/.{40}<\/a><a.{40}/g) ?? []).toEqual([]);
});

// Programs that mirror a page rewrite absolute URLs in its styles, whose hash the policy would then refuse.
test.each(rendered)('$path has the URLs in its styles as a mirror would write them', (page) => {
  const { document, path, name } = page;
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  const urls = [...styles.join().matchAll(/url\((?!data:)([^)]*)\)/g)].map(([, url = '']) => url);
  expect(urls.length).toBeGreaterThan(0);
  const root = name === 'notFound' ? '/' : '../'.repeat(path.split('/').length - 2);
  for (const url of urls) {
    expect(url.slice(0, url.indexOf('fonts/'))).toBe(root);
    expect(fileAt(new URL(url, `https://a.example${path}`).pathname)).not.toBeNull();
  }
});

// With a dark theme of the device, Chrome on Android, Samsung Internet and others darken a page that does not refuse.
test.each(all)('$path keeps its colours in browsers that darken pages', ({ document, path }) => {
  const files = attributesOf(document, 'link[rel=stylesheet]', 'href').map((href) =>
    readFileSync(fileAt(new URL(href ?? '', `https://a.example${path}`).pathname) ?? '', 'utf8'),
  );
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  expect([...styles, ...files].join()).toMatch(/:root\{[^}]*color-scheme:(only light|light only)/);
});

test('the worker of a former website steps aside under both of its usual names', () => {
  const [one, other] = ['sw.js', 'service-worker.js'].map((name) =>
    readFileSync(`${testFolder}/${name}`, 'utf8'),
  );
  expect(other).toBe(one);
});
