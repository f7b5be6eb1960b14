import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

function installed(): string | undefined {
  // Debian keeps it where only root's PATH leads.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
}

/** Path of nginx: one that is installed or else, as root on Debian, one that it installs. Undefined where there is none. */
export function findNginx(): string | undefined {
  if (!installed() && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const packages = ['nginx', 'libnginx-mod-http-brotli-static'];
    console.log(`No nginx found; trying: apt-get install ${packages.join(' ')}`);
    const bounded = { stdio: 'inherit', timeout: 300_000 } as const;
    spawnSync('apt-get', ['update', '-qq'], bounded);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], bounded);
  }
  return installed();
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The module for ready-made Brotli files, where Debian's package of it is installed. */
export function findBrotliModule(): string | undefined {
  return existsSync(brotliModule) ? brotliModule : undefined;
}
