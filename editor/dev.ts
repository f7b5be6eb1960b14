/**
 * Starts the development server with the editor (editor/README.md) on port PORT, on 3000, or on the next free one. It
 * serves only this computer, and the host under which a service forwards it (forwarded.ts). `--edit` also opens the
 * site in a browser, in edit mode.
 */

import { setTimeout as pause } from 'node:timers/promises';
import spawn from 'cross-spawn';
import { forwardedHost } from './forwarded';
import { startEditor } from './server/server';
import {
  endWithNpm,
  freePort,
  loadEnvironment,
  main,
  makeAssets,
  phrase,
  readOptions,
  runInForeground,
  spoken,
  wordsOfError,
} from './site';

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start'],
};

/** @param forwarded the public host. The service that forwards the site opens it by itself */
async function openBrowser(port: number, forwarded: string | undefined): Promise<void> {
  const site = `http://localhost:${port}`;
  while (!(await fetch(`${site}/favicon.ico`).catch(() => null))) await pause(300);
  const page = `${forwarded ? `https://${forwarded}` : site}/#edit`;
  console.log(`\n${spoken(phrase('Editor.editOn', { address: page }))}\n`);
  if (forwarded) return;
  const [command = '', ...args] = openers[process.platform] ?? ['xdg-open'];
  // If the command is missing, the address is still in the terminal.
  spawn(command, [...args, page], { stdio: 'ignore' }).on('error', () => undefined);
}

await main(async () => {
  const { values } = readOptions({ options: { edit: { type: 'boolean' } } });
  // Only builds have a path on their host. Here the site and the editor are at the root.
  try {
    loadEnvironment({ NEXT_PUBLIC_BASE_PATH: '' });
  } catch (error) {
    console.error(spoken(wordsOfError(error)));
  }
  endWithNpm();
  const port = await freePort();
  const forwarded = forwardedHost(port);
  // The development server and the panel must know it, too.
  if (forwarded) process.env.EDITOR_HOST = forwarded;
  // What cannot be made stays as it was: the editor is where somebody repairs it.
  await makeAssets({ isPreview: true, isForRepair: true });
  const server = runInForeground(
    'next',
    ['dev', '--hostname', '127.0.0.1', '--port', String(port)],
    {
      EDITOR_PORT: String(await startEditor({ port, forwarded })),
      NEXT_TELEMETRY_DISABLED: '1',
    },
  );
  const isOpen = values.edit && openBrowser(port, forwarded);
  await Promise.all([server, isOpen]);
  // The server of the editor would otherwise go on.
  process.exit(0);
});
