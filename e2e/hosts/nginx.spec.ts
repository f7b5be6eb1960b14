/* Rules that wrangler's engine does not follow, or for which it needs too long. */

import { readFile } from 'node:fs/promises';
import { expect, test } from '@/e2e/lib/fixtures';
import { testFolder } from '@/scripts/export/testBuilds';
import { immutable } from '@/scripts/hosts/headersAndRedirects';
import { compareWithBuild } from '@/scripts/hosts/liveSite';
import { expectedHeaders, pagePaths } from './expected';

// One worker, because a second one would start a second engine.
test.describe.configure({ mode: 'default' });

const live = { tag: '@live' };

// Wrangler's engine also refuses these files, but then looks for a page of that name in the file as if it were a
// folder, and writes the error with its stack trace (ENOTDIR).
test('the files with the rules of hosts are not served', live, async ({ request }) => {
  for (const path of ['/_headers', '/_redirects'])
    expect((await request.get(path)).status(), path).toBe(404);
});

// Cloudflare Pages sends the headers of a path with each answer, and whole files instead of parts.
test('an answer that is not the file itself is not kept, although its address has a hash', async ({
  request,
}) => {
  const [picture = ''] = /\/media\/[^" ]+\.avif/.exec(await (await request.get('/')).text()) ?? [];
  for (const answer of [await request.post(picture), await request.get(`${picture}/`)]) {
    expect(answer.ok(), answer.url()).toBe(false);
    expect(answer.headers()['cache-control'] ?? '').not.toContain('immutable');
  }
});

// iPhones show a film only if the host sends parts of it.
test('parts of a film are sent and kept', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const name of [/\/media\/[\w.-]+\.mp4/, /\/media\/[\w.-]+\.webm/]) {
    const [film = ''] = name.exec(html) ?? [];
    const whole = await (await request.get(film)).body();
    const part = await request.get(film, { headers: { Range: 'bytes=2-5' } });
    expect(part.status(), film).toBe(206);
    expect(await part.body(), film).toEqual(whole.subarray(2, 6));
    expect(part.headers(), film).toMatchObject({
      ...expectedHeaders,
      'content-range': `bytes 2-5/${whole.length}`,
      'cache-control': immutable,
    });
  }
});

test('every file arrives as it was built, with its headers', async ({ baseURL }) => {
  const sums = await readFile(`${testFolder}.sha256`, 'utf8');
  expect(sums.split('\n').length).toBeGreaterThan(200);
  expect(await compareWithBuild(baseURL ?? '', sums)).toEqual([]);
});

test('texts are sent compressed', live, async ({ request }) => {
  for (const path of pagePaths) {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(response.headers()['content-encoding'], path).toMatch(/^(br|gzip|zstd)$/);
  }
});
