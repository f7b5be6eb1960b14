/**
 * Serves an export; the port is PORT or 3000.
 *
 * Usage: tsx scripts/serve.ts [folder, default `out`] [--nginx | --under /path]
 *
 * Without an option it uses the engine of Cloudflare Pages, with the export's `_headers` and `_redirects`; with `--nginx`
 * nginx, with the configuration of scripts/hosts/nginx.ts; with `--under` a plain host below a path, like GitHub Pages.
 */
import { parseArgs } from 'node:util';
import { serveOnNginx } from './hosts/serveOnNginx';
import { main, run } from './lib/run';
import { serveFolder } from './lib/staticServer';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { nginx: { type: 'boolean' }, under: { type: 'string' } },
});
const [folder = 'out'] = positionals;
const port = process.env.PORT ?? '3000';

await main(async () => {
  console.log(
    `Serving ${folder}/ on http://127.0.0.1:${port}${values.under ?? ''}/ (stop with Ctrl+C)`,
  );
  if (values.under) await serveFolder(folder, Number(port), values.under);
  else if (values.nginx) await serveOnNginx(folder, port);
  else {
    // An explicit date, so that the engine behaves the same on every day.
    const options = ['--compatibility-date=2026-03-01', '--show-interactive-dev-session=false'];
    run(
      'wrangler',
      ['pages', 'dev', folder, '--ip=127.0.0.1', `--port=${port}`, '--log-level=error', ...options],
      { env: { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', CI: 'true' } },
    );
  }
});
