#!/bin/sh
# sirv 3.0.2, a server of static files: a request for the first byte of a film answers 206 with the whole film, and a
# request for its last bytes answers with its first ones.
#
# A good guess: "bytes=0-0" sends one byte, and "bytes=-10" the last ten (RFC 9110, 14.1.2).
# What is true: an end of 0 is taken for a missing one, and a missing beginning for 0. Players that ask for the first
# byte to learn the length, or for the index at the end of an MP4, get something else with a valid Content-Range.
#
# Output: bytes=0-0 206 "bytes 0-99/100" 100 bytes / bytes=-10 206 "bytes 0-10/100" 11 bytes
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund sirv@3.0.2
mkdir public
node --input-type=module <<'SCRIPT'
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';

writeFileSync('public/film.mp4', 'x'.repeat(100));
const server = createServer(sirv('public'));
server.listen(0, '127.0.0.1', async () => {
  const seen = [];
  for (const range of ['bytes=0-0', 'bytes=-10', 'bytes=1-1']) {
    const url = `http://127.0.0.1:${server.address().port}/film.mp4`;
    const response = await fetch(url, { headers: { range } });
    const { byteLength } = await response.arrayBuffer();
    seen.push([range, response.status, response.headers.get('content-range'), byteLength]);
  }
  server.close();
  console.log(seen);
  assert.deepEqual(seen, [
    ['bytes=0-0', 206, 'bytes 0-99/100', 100],
    ['bytes=-10', 206, 'bytes 0-10/100', 11],
    ['bytes=1-1', 206, 'bytes 1-1/100', 1],
  ]);
});
SCRIPT
