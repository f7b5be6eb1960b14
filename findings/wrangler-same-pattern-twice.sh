#!/bin/sh
# wrangler 4.80.0, `pages dev`: of two rules in `_headers` with the same pattern, the last one replaces the first.
#
# A good guess: a response gets the headers of every rule that matches its path, as the documentation says.
# What is true: rules with different patterns are joined, but a pattern is a key, so the headers of the first rule with
# it are lost without a word. A file that is put together from parts must join the rules of a pattern itself.
#
# Output: /file.txt has "second" and "other", and not "first"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund wrangler@4.80.0
mkdir site
echo text > site/file.txt
printf '/file*\n  X-First: first\n/*\n  X-Other: other\n/file*\n  X-Second: second\n' > site/_headers
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
try {
  let response;
  for (let tries = 0; !response && tries < 300; tries++) {
    response = await fetch(`http://127.0.0.1:${port}/file.txt`).catch(() => undefined);
    await pause(200);
  }
  const seen = ['X-First', 'X-Second', 'X-Other'].map((name) => response.headers.get(name));
  console.log(seen);
  assert.deepEqual(seen, [null, 'second', 'other']);
} finally {
  process.kill(-engine.pid);
}
SCRIPT
