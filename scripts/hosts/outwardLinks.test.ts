import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerTo, checkLinks, linkProblem, outwardLinks } from './outwardLinks';

describe('a local server', () => {
  const answers: Readonly<Record<string, { status: number; location?: string }>> = {
    '/here': { status: 200 },
    '/moved': { status: 301, location: '/here' },
    '/gone': { status: 404 },
  };
  let server: Server;
  let address = '';

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      const { status, location } = answers[url] ?? { status: 500 };
      response.writeHead(status, location ? { location } : {}).end('<p>Text</p>');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  test('the answer to a link is the first one, not that of the page to which it redirects', async () => {
    expect(await answerTo(`${address}/here`)).toEqual({ status: 200, location: null });
    expect(await answerTo(`${address}/moved`)).toEqual({ status: 301, location: '/here' });
    expect(await answerTo(`${address}/gone`)).toEqual({ status: 404, location: null });
  });

  test('each link with a problem is named, in the order of the links', async () => {
    expect(await checkLinks([`${address}/here`, 'https://127.0.0.1:1/'])).toEqual([
      // A local server has no https.
      `${address}/here is not https.`,
      expect.stringContaining('https://127.0.0.1:1/ does not answer: '),
    ]);
  });
});

const link = 'https://a.example/page';

test.each([
  [200, null, undefined],
  [301, '/other', `${link} redirects to https://a.example/other`],
  [302, 'https://b.example/', `${link} redirects to https://b.example/`],
  [301, 'http://a.example/page', `${link} redirects to http://a.example/page, which is not https.`],
  [301, 'https://', `${link} redirects to an address that cannot be read.`],
  [404, null, `${link} answers with status 404.`],
  [500, null, `${link} answers with status 500.`],
  [403, null, `${link} does not answer programs (status 403): open it by hand.`],
  [999, null, `${link} does not answer programs (status 999): open it by hand.`],
])('status %s to %s', (status, location, problem) => {
  expect(linkProblem(link, { status, location })).toBe(problem);
});

test('a link without https is named whatever its answer', () => {
  expect(linkProblem('http://a.example/', { status: 200, location: null })).toBe(
    'http://a.example/ is not https.',
  );
});

test('the links to other sites are read once each, with their addresses as browsers read them', () => {
  const html = `<a href="/services/">A</a><a href="#top">B</a><a href="mailto:a@b.example">C</a>
    <a class="x" href="https://b.example/?a=1&amp;b=2">D</a><a href="https://b.example/?a=1&amp;b=2">E</a>
    <a href="https://www.izgrev.example/it/">F</a><link rel="canonical" href="https://c.example/">`;
  expect(outwardLinks(html, 'https://www.izgrev.example')).toEqual(['https://b.example/?a=1&b=2']);
});
