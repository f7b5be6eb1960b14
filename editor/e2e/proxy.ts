import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '@/scripts/process/run';
import { makeCertificate, openssl } from '@/scripts/testing/certificate';

/** The public name of the forwarded site. The browser of the tests finds it on this computer. */
export const publicName = 'editor.example';

const nginx = findProgram('nginx');

/** Whether this computer can run the proxy. */
export const hasProxy = nginx !== undefined && openssl !== undefined;

interface Forwarded {
  /** The port under which the browser reaches the site. */
  readonly port: number;
  /** The port of the development server. */
  readonly target: number;
}

const configuration = ({ port, target }: Forwarded) => `
# If root starts nginx, its workers would run as a user who may not be able to read the files.
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid nginx.pid;
error_log stderr crit;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join('\n  ')}
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  server {
    listen 127.0.0.1:${port} ssl;
    ssl_certificate certificate.pem;
    ssl_certificate_key key.pem;
    client_max_body_size 60m;
    location / {
      proxy_pass http://127.0.0.1:${target};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_read_timeout 300s;
    }
  }
}
`;

/**
 * Starts nginx as a service that forwards the development server under another name, with HTTPS.
 *
 * @returns a function that ends it
 */
export async function startProxy(forwarded: Forwarded): Promise<() => Promise<void>> {
  if (!nginx) throw new Error('nginx is missing.');
  const folder = mkdtempSync(path.join(tmpdir(), 'editor-proxy-'));
  makeCertificate(folder, publicName);
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(forwarded));
  const server: ChildProcess = spawn(nginx, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Without a certificate that this process trusts, a plain request is answered with 400, which is enough here.
  while (!(await fetch(`http://127.0.0.1:${forwarded.port}/`).catch(() => null))) {
    if (server.exitCode !== null) throw new Error(`nginx has ended with ${server.exitCode}.`);
    await pause(100);
  }
  return async () => {
    // Nginx removes files of its own when it ends.
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
