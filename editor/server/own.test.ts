import { isOwn } from './own';

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
  expect(isOwn({ method, headers: { host: '127.0.0.1:4000', ...headers } })).toBe(allowed);
});
