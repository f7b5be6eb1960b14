/**
 * Starts the development server with the editor (editor/README.md) on port PORT or 3000, for this computer alone. `--edit` also
 * opens the site in a browser, in edit mode.
 */
import './lib/environment';
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { startEditor } from '@/editor/server/server';
import { makeAssets } from './assets/makeAssets';
import { main } from './lib/run';

const port = process.env.PORT ?? '3000';
const site = `http://localhost:${port}`;

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start'],
};

async function openBrowser(): Promise<void> {
  while (!(await fetch(`${site}/map/map.css`).catch(() => null))) await pause(300);
  const page = `${site}/#edit`;
  console.log(`\nEdit the site on ${page}\n`);
  const [command = '', ...args] = openers[process.platform] ?? ['xdg-open'];
  // Where there is none, the address is on the screen.
  spawn(command, [...args, page], { stdio: 'ignore' }).on('error', () => undefined);
}

await main(async () => {
  await makeAssets();
  const server = spawn('next', ['dev', '--hostname', '127.0.0.1', '--port', port], {
    env: {
      ...process.env,
      EDITOR_PORT: String(await startEditor()),
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: 'inherit',
    // npm's commands are shell scripts on Windows.
    shell: process.platform === 'win32',
  });
  server.on('close', (status) => process.exit(status ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  if (process.argv.includes('--edit')) await openBrowser();
});
