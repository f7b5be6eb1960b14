import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '@/scripts/lib/files';
import { findProgram, run } from '@/scripts/lib/run';
import { compressFolder } from './compress';
import { nginxSite } from './nginx';

/** From Debian's package libnginx-mod-http-brotli-static. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Serves an export on nginx until it is stopped.
 *
 * @param basePath path of the folder on the host; without a slash at its end
 * @throws when there is no nginx
 */
export async function serveOnNginx(folder: string, port: number, basePath: string): Promise<void> {
  const nginx = findProgram('nginx');
  if (!nginx) throw new Error('nginx is not installed.');
  const brotli = existsSync(brotliModule);
  const work = path.resolve('.cache/nginx', String(port));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const site = nginxSite({
    listen: [`127.0.0.1:${port}`],
    serverName: '_',
    root: path.resolve(folder),
    basePath,
    brotli,
  });
  await writeWhole(
    `${work}/nginx.conf`,
    `${brotli ? `load_module ${brotliModule};` : ''}
# Root's workers would become a user who may not read the checkout.
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid "${work}/nginx.pid";
error_log stderr crit;
events {}
http {
access_log off;
${temporary.map((name) => `${name}_temp_path "${work}/${name}";`).join('\n')}
${site}
}
`,
  );
  await compressFolder(folder);
  run(nginx, ['-p', work, '-c', `${work}/nginx.conf`]);
}
