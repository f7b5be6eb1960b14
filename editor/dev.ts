/**
 * Starts the development server with the editor (editor/README.md) on port PORT or 3000, or the next one that is free, for this
 * computer alone. `--edit` also opens the site in a browser, in edit mode.
 */
import '@/scripts/lib/environment';
import { setTimeout as pause } from 'node:timers/promises';
import spawn from 'cross-spawn';
import { freePort } from '@/scripts/lib/port';
import { main } from '@/scripts/lib/run';

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start'],
};

async function openBrowser(site: string): Promise<void> {
  while (!(await fetch(`${site}/map/map.css`).catch(() => null))) await pause(300);
  const page = `${site}/#edit`;
  console.log(`\nEdit the site on ${page}\n`);
  const [command = '', ...args] = openers[process.platform] ?? ['xdg-open'];
  // If the command is missing, the address is still in the terminal.
  spawn(command, [...args, page], { stdio: 'ignore' }).on('error', () => undefined);
}

await main(async () => {
  const port = await freePort();
  process.env.PREVIEW = '1';
  // Builds may be for a path of their host. Here the site and the editor are at the root.
  process.env.NEXT_PUBLIC_BASE_PATH = '';
  // These modules read the settings when they are loaded.
  const { makeAssets } = await import('@/scripts/assets/makeAssets');
  const { startEditor } = await import('@/editor/server/server');
  await makeAssets();
  const server = spawn('next', ['dev', '--hostname', '127.0.0.1', '--port', String(port)], {
    env: {
      ...process.env,
      EDITOR_PORT: String(await startEditor()),
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: 'inherit',
  });
  server.on('close', (status) => process.exit(status ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  if (process.argv.includes('--edit')) await openBrowser(`http://localhost:${port}`);
});
