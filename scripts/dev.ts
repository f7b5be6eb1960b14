/**
 * Starts the development server with the editor (editor/README.md) on port PORT or 3000, on this computer alone. `--edit` opens the site
 * in a browser, in edit mode.
 */
import './lib/environment';
import { spawn } from 'node:child_process';
import { startEditor } from '@/editor/server/server';
import { makeAssets } from './assets/makeAssets';
import { main } from './lib/run';

const port = process.env.PORT ?? '3000';
const page = `http://localhost:${port}/#edit`;

/** Opens a page in the system's browser, where it has one. */
function openBrowser(): void {
  const [command = '', ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start'] }[
    process.platform as string
  ] ?? ['xdg-open'];
  spawn(command, [...args, page], { stdio: 'ignore' }).on('error', () => undefined);
}

await main(async () => {
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  await makeAssets();
  const server = spawn('next', ['dev', '--hostname', '127.0.0.1', '--port', port], {
    env: { ...process.env, EDITOR_PORT: String(await startEditor()) },
    stdio: ['inherit', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  server.stdout.on('data', (output: Buffer) => {
    process.stdout.write(output);
    if (!process.argv.includes('--edit') || !output.includes('Ready')) return;
    console.log(`\nEdit the site on ${page}\n`);
    openBrowser();
  });
  server.on('close', (status) => process.exit(status ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
});
