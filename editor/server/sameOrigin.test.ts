import { isSameOrigin } from './sameOrigin';

const host = 'localhost:3000';

test.each([
  ['a page of the site reads', 'GET', { 'x-forwarded-host': host }, true],
  [
    'a page of the site writes',
    'POST',
    { 'x-forwarded-host': host, origin: `http://${host}` },
    true,
  ],
  [
    'a page of the site, opened by its IP address, writes',
    'PUT',
    { 'x-forwarded-host': '127.0.0.1:5', origin: 'http://127.0.0.1:5' },
    true,
  ],
  [
    'another site writes',
    'POST',
    { 'x-forwarded-host': host, origin: 'https://evil.example' },
    false,
  ],
  [
    'another site reads',
    'GET',
    { 'x-forwarded-host': host, origin: 'https://evil.example' },
    false,
  ],
  [
    'another port writes',
    'POST',
    { 'x-forwarded-host': host, origin: 'http://localhost:9' },
    false,
  ],
  ['a page from the disk writes', 'POST', { 'x-forwarded-host': host, origin: 'null' }, false],
  ['a program writes', 'POST', { 'x-forwarded-host': host }, false],
  [
    'a foreign name that leads to this computer (DNS rebinding)',
    'GET',
    { 'x-forwarded-host': 'evil.example' },
    false,
  ],
  [
    'a foreign name that begins like ours',
    'GET',
    { 'x-forwarded-host': 'localhost.evil.example' },
    false,
  ],
  [
    'a request that did not pass the development server',
    'GET',
    { 'x-forwarded-host': undefined },
    false,
  ],
  [
    'a foreign name that leads to this server itself',
    'GET',
    { 'x-forwarded-host': host, host: 'evil.example:4000' },
    false,
  ],
])('%s', (_, method, headers, allowed) => {
  const request = { method, headers: { host: '127.0.0.1:4000', ...headers } };
  expect(isSameOrigin(request, { port: 3000 })).toBe(allowed);
});

const forwarded = 'maria-3000.app.github.dev';
const ours = `https://${forwarded}`;

test.each([
  ['a page under its public address reads', 'GET', {}, true],
  ['a page under its public address writes', 'POST', { origin: ours }, true],
  [
    'a page under its public address, whose origin the service has replaced, writes',
    'POST',
    { origin: 'http://localhost:3000' },
    true,
  ],
  [
    'a page under its public address, whose host the service has replaced, writes',
    'POST',
    { 'x-forwarded-host': host, origin: ours },
    true,
  ],
  [
    'a page on this computer writes',
    'POST',
    { 'x-forwarded-host': host, origin: `http://${host}` },
    true,
  ],
  ['another site writes', 'POST', { origin: 'https://evil.example' }, false],
  [
    'the address of somebody else at the same service writes',
    'POST',
    { origin: 'https://eve-3000.app.github.dev' },
    false,
  ],
  ['our address without HTTPS writes', 'POST', { origin: `http://${forwarded}` }, false],
  ['another port of this computer writes', 'POST', { origin: 'http://localhost:9' }, false],
  [
    'a site on the computer of the person, with the port of ours, writes',
    'POST',
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
    false,
  ],
  ['a page of another host of the service reads', 'GET', { 'sec-fetch-site': 'same-site' }, false],
  ['a foreign name', 'GET', { 'x-forwarded-host': 'evil.example' }, false],
  ['a foreign name that ends like ours', 'GET', { 'x-forwarded-host': `eve.${forwarded}` }, false],
  ['a program writes', 'POST', {}, false],
])('forwarded by a service: %s', (_, method, headers, allowed) => {
  const sent = { 'x-forwarded-host': forwarded, 'sec-fetch-site': 'same-origin', ...headers };
  const request = { method, headers: { host: '127.0.0.1:4000', ...sent } };
  expect(isSameOrigin(request, { port: 3000, forwarded })).toBe(allowed);
});

test('the public address of somebody else is foreign if no service forwards the editor', () => {
  const headers = { host: '127.0.0.1:4000', 'x-forwarded-host': forwarded, origin: ours };
  expect(isSameOrigin({ method: 'POST', headers }, { port: 3000 })).toBe(false);
});
