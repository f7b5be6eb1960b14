/**
 * Serves an export on nginx with the configuration of scripts/hosts/nginx.ts, for the end-to-end tests.
 *
 * Usage: tsx scripts/serve-nginx.ts [folder, default `out`]; the port is PORT or 3001, nginx itself NGINX_PATH.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrotliModule, findNginx } from './hosts/findNginx';
import { nginxSite } from './hosts/nginx';
import { run } from './lib/run';

const folder = process.argv[2] ?? 'out';
const port = process.env.PORT ?? '3001';
const nginx = process.env.NGINX_PATH ?? findNginx();
if (!nginx) throw new Error('There is no nginx. Install it, or set NGINX_PATH to its program.');

const brotli = findBrotliModule();
const work = path.resolve('.cache/nginx', port);
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (name) => `${name}_temp_path ${work}/${name};`,
);
const site = nginxSite({
  listen: [`127.0.0.1:${port}`],
  serverName: '_',
  root: path.resolve(folder),
  brotli: Boolean(brotli),
});

mkdirSync(work, { recursive: true });
writeFileSync(
  `${work}/nginx.conf`,
  `${brotli ? `load_module ${brotli};` : ''}
# Root's workers would become a user who may not read the checkout.
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${work}/nginx.pid;
error_log stderr;
events {}
http {
access_log off;
${temporary.join('\n')}
${site}
}
`,
);
run('tsx', ['scripts/compress.ts', folder, '--fast']);
run(nginx, ['-p', work, '-c', `${work}/nginx.conf`]);
