#!/bin/sh
# wrangler 4.80.0, `pages dev`: a request for a part of a file is answered with 200 and the whole file.
#
# A good guess: the engine of Cloudflare Pages answers 206, as nginx, Netlify and GitHub Pages do.
# What is true: it knows no ranges. Safari and iPhones ask for two bytes of a film first and do not play it without 206,
# so a film that works in Chromium on this engine says nothing about them.
#
# Output: 200, 5000 bytes, no Content-Range, for "Range: bytes=0-1"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund wrangler@4.80.0
mkdir site
echo '<!doctype html><title>Site</title>' > site/index.html
head -c 5000 /dev/zero > site/film.mp4
node --input-type=module <<'SCRIPT'
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const probe = createServer().listen(0, '127.0.0.1');
await once(probe, 'listening');
const { port } = probe.address();
probe.close();
const options = ['--ip=127.0.0.1', `--port=${port}`, '--compatibility-date=2026-03-01', '--show-interactive-dev-session=false'];
const engine = spawn('npx', ['wrangler', 'pages', 'dev', 'site', ...options], { detached: true, stdio: 'ignore' });
const ask = () => fetch(`http://127.0.0.1:${port}/film.mp4`, { headers: { Range: 'bytes=0-1' } });
try {
  let response;
  for (let tries = 0; !response && tries < 300; tries++) {
    response = await ask().catch(() => undefined);
    await pause(200);
  }
  const { byteLength } = await response.arrayBuffer();
  const seen = [response.status, byteLength, response.headers.get('content-range')];
  console.log(seen);
  assert.deepEqual(seen, [200, 5000, null]);
} finally {
  process.kill(-engine.pid);
}
SCRIPT
