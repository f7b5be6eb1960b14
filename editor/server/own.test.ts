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
  ['by number', 'PUT', { 'x-forwarded-host': '127.0.0.1:5', origin: 'http://127.0.0.1:5' }, true],
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
  ['a file writes', 'POST', { 'x-forwarded-host': host, origin: 'null' }, false],
  ['a program writes', 'POST', { 'x-forwarded-host': host }, false],
  ['a name that leads here (DNS rebinding)', 'GET', { 'x-forwarded-host': 'evil.example' }, false],
  ['a name that begins alike', 'GET', { 'x-forwarded-host': 'localhost.evil.example' }, false],
  ['past the development server', 'GET', { 'x-forwarded-host': undefined }, false],
  [
    'a name that leads to this server itself',
    'GET',
    { 'x-forwarded-host': host, host: 'evil.example:4000' },
    false,
  ],
])('%s', (_, method, headers, allowed) => {
  expect(isOwn({ method, headers: { host: '127.0.0.1:4000', ...headers } })).toBe(allowed);
});
