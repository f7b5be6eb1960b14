/**
 * Serves the build of the tests in a minimal way, with the nearest 404 as all our hosts do. e2e/hosts.spec.ts tests the
 * hosts' own engines.
 *
 * Usage: tsx e2e/lib/serve.ts; the port is PORT.
 */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { defaultLocale, locales } from '@/i18n/locales';
import { testFolder } from '@/scripts/lib/testBuilds';
import { href } from '@/site/routes';

const notFound = new Map(
  locales.map((locale) => [locale, readFileSync(`${testFolder}${href(locale, 'home')}404.html`)]),
);

const serve = sirv(testFolder, {
  dotfiles: true,
  onNoMatch: ({ url = '' }, response) => {
    const nearest = locales.find((locale) => url.startsWith(`/${locale}/`)) ?? defaultLocale;
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(notFound.get(nearest));
  },
});

// In bytes; Node's own limit is too short for the addresses of e2e/fuzz.spec.ts.
const maxHeaderSize = 65_536;

createServer({ maxHeaderSize }, (request, response) => serve(request, response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
