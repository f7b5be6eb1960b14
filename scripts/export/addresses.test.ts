import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeWhole } from '@/scripts/files/files';
import { addressesOutside } from './addresses';

const host = 'https://a.example';
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'addresses-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The addresses outside the path `/website`, in a file of the export. */
function outside(name: string, text: string): Promise<string[]> {
  writeWhole(path.join(folder, name), text);
  return addressesOutside(folder, `${host}/website`);
}

test.each([
  ['it/index.html', '<a href="/it/">', '/it/'],
  ['index.html', '<a href="/website-2/">', '/website-2/'],
  ['index.html', '<img srcset="/website/a-1.avif 1w, /a-2.avif 2w">', '/a-2.avif'],
  ['index.html', '<style>a{background:url(/a.svg)}</style>', '/a.svg'],
  ['index.html', '<script src="/a.js"></script>', '/a.js'],
  ['index.html', `<script type="speculationrules">{"href_matches":"/*"}</script>`, '/*'],
  ['index.html', `<link rel="canonical" href="${host}/it/">`, '/it/'],
  ['sitemap.xml', `<loc>${host}/it/</loc>`, '/it/'],
  ['robots.txt', `Sitemap: ${host}/sitemap.xml`, '/sitemap.xml'],
  ['it/manifest.webmanifest', '{"start_url":"/it/"}', '/it/'],
  ['a.css', '@import "/b.css";', '/b.css'],
])('%s with %s leads to %s, outside', async (name, text, address) => {
  expect(await outside(name, text)).toEqual([`${name}: ${address}`]);
});

test('addresses below the path, relative ones, other hosts and code are inside', async () => {
  const page = `<a href="/website/it/#a">a</a><a href="../it/"></a><img src="//b.example/a.png"/><br class=""/>
    <a href="https://b.example/it/">1 (/ 2)</a><link rel="canonical" href="${host}/website/">
    <script data-early="">location.replace("/it/")</script>`;
  expect(await outside('index.html', page)).toEqual([]);
});
