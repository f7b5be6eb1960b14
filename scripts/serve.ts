/**
 * Serves an export on port PORT or 3000, or the next one that is free.
 *
 * Usage: tsx scripts/serve.ts [folder] [--nginx] [--under /path] [--preview]
 *
 * It uses the engine of Cloudflare Pages with the export's `_headers` and `_redirects`, or with `--nginx` nginx with
 * the configuration of scripts/hosts/nginx.ts. `--under` serves the site below a path, as a plain host like GitHub
 * Pages does. Without a folder it serves `out` below NEXT_PUBLIC_BASE_PATH, or with `--preview` `out-preview`, which it
 * builds first.
 */

import { previewFolder } from './export/testBuilds';
import { serveOnNginx } from './hosts/serveOnNginx';
import { serveFolder } from './hosts/staticServer';
import { loadEnvironment } from './process/environment';
import { endWithNpm, runInForeground } from './process/foreground';
import { readOptions } from './process/options';
import { freePort } from './process/port';
import { main } from './process/run';

await main(async () => {
  loadEnvironment();
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      nginx: { type: 'boolean' },
      preview: { type: 'boolean' },
      under: { type: 'string' },
    },
  });
  const [given] = positionals;
  const folder = given ?? (values.preview ? previewFolder : 'out');
  const under = values.under ?? (given ? '' : (process.env.NEXT_PUBLIC_BASE_PATH ?? ''));
  endWithNpm();
  if (values.preview) await runInForeground('tsx', ['scripts/build.ts', '--preview']);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}${under}/`;
  console.log(`Serving ${folder}/ on ${address} (stop with Ctrl+C)`);
  if (values.nginx) await serveOnNginx(folder, port);
  else if (under) await serveFolder(folder, port, { basePath: under });
  else {
    const options = [
      // With a fixed date, the engine behaves the same every day.
      '--compatibility-date=2026-03-01',
      '--show-interactive-dev-session=false',
      // Any free port. Two engines that start at the same time would otherwise choose the same one.
      '--inspector-port=0',
      // The engine reports each visitor who leaves while a film is being sent as an error, with a stack trace.
      '--log-level=none',
    ];
    await runInForeground(
      'wrangler',
      ['pages', 'dev', folder, '--ip=127.0.0.1', `--port=${port}`, ...options],
      { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', CI: 'true' },
    );
  }
});
