import path from 'node:path';
import { writeWhole } from '@/scripts/files/files';
import { runInForeground } from '@/scripts/process/foreground';
import { findProgram } from '@/scripts/process/run';
import { nginxMaps, nginxRules, nginxServer } from './nginx';

/**
 * Serves an export on nginx until it is stopped.
 * @throws if nginx is not installed
 */
export async function serveOnNginx(folder: string, port: number): Promise<void> {
  const nginx = findProgram('nginx');
  if (!nginx) throw new Error('nginx is not installed.');
  const work = path.resolve('.cache/nginx', String(port));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const server = nginxServer({
    listen: [`127.0.0.1:${port}`],
    root: path.resolve(folder),
    rules: `${work}/rules.conf`,
  });
  writeWhole(`${work}/rules.conf`, nginxRules());
  writeWhole(
    `${work}/nginx.conf`,
    `# If root starts nginx, its workers would run as a user who may not be able to read the files.
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid "${work}/nginx.pid";
error_log stderr crit;
events {}
http {
access_log off;
${temporary.map((name) => `${name}_temp_path "${work}/${name}";`).join('\n')}
${nginxMaps()}
${server}}
`,
  );
  await runInForeground(nginx, ['-p', work, '-c', `${work}/nginx.conf`]);
}
