/**
 * Serves an export on Cloudflare Pages' own engine, with its `_headers` and `_redirects`.
 *
 * Usage: tsx scripts/serve.ts [folder, default `out`]; the port is PORT or 3000.
 */
import { run } from './lib/run';

const folder = process.argv[2] ?? 'out';
const port = process.env.PORT ?? '3000';

console.log(`Serving ${folder}/ on http://127.0.0.1:${port} (stop with Ctrl+C)`);
run(
  'wrangler',
  [
    'pages',
    'dev',
    folder,
    '--ip=127.0.0.1',
    `--port=${port}`,
    // Explicit, so that the engine behaves the same on every day.
    '--compatibility-date=2026-03-01',
    '--show-interactive-dev-session=false',
    '--log-level=error',
  ],
  { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', CI: 'true' },
);
