#!/bin/sh
# @emailjs/browser 4.4.1: a message that EmailJS has refused counts against the limit of messages, so the visitor cannot
# try again.
#
# A good guess: `limitRate` protects the mailbox, so it counts the messages that were sent.
# What is true: the library notes the time before it sends. After a failure (here an answer with status 500) the next
# attempt is refused with 429 in the browser, and no request leaves it, until the time has passed.
#
# Output: first 500, second 429, requests that reached the server: 1
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund @emailjs/browser@4.4.1
node --input-type=module <<'SCRIPT'
import assert from 'node:assert/strict';
import { createServer } from 'node:http';

// What the library uses of a browser.
globalThis.location = { origin: 'https://site.example', pathname: '/contacts/' };
const stored = new Map();
const storageProvider = {
  get: async (key) => stored.get(key) ?? null,
  set: async (key, value) => void stored.set(key, value),
  remove: async (key) => void stored.delete(key),
};

let requests = 0;
const service = createServer((request, response) => {
  requests++;
  request.resume();
  // The service fails once and works from then on.
  response.writeHead(requests === 1 ? 500 : 200).end();
});
service.listen(0, '127.0.0.1', async () => {
  const { default: emailjs } = (await import('@emailjs/browser')).default;
  const origin = `http://127.0.0.1:${service.address().port}`;
  emailjs.init({ publicKey: 'key', origin, storageProvider });
  const send = () =>
    emailjs
      .send('service', 'template', { text: 'Hello' }, { limitRate: { id: 'contact', throttle: 60_000 } })
      .then(({ status }) => status, ({ status }) => status);
  const seen = { first: await send(), second: await send(), requests };
  service.close();
  console.log(seen);
  assert.deepEqual(seen, { first: 500, second: 429, requests: 1 });
});
SCRIPT
