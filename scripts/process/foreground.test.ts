import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { anyFreePort } from './port';

/** A server that the command starts as a process of its own, as the engine of Cloudflare does. */
const server = `require('node:http').createServer().listen(process.env.PORT, '127.0.0.1')`;
const command = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { stdio: 'inherit' })`;

/** Whether somebody listens on the port. */
function answers(port: number): Promise<boolean> {
  return new Promise((tell) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      tell(true);
    });
    socket.on('error', () => tell(false));
  });
}

/** @throws if the port does not become free, or taken, in time */
async function until(port: number, isTaken: boolean): Promise<void> {
  const end = performance.now() + 20_000;
  while ((await answers(port)) !== isTaken)
    if (performance.now() > end) throw new Error(isTaken ? 'nobody listens' : 'the port is taken');
}

/** A project whose `npm start` runs the server in the foreground. */
async function makeProject(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foreground-'));
  const foreground = JSON.stringify(path.resolve('scripts/process/foreground.ts'));
  await writeFile(
    path.join(folder, 'start.mts'),
    `const { endWithNpm, runInForeground } = (await import(${foreground}));
    endWithNpm();
    await runInForeground(process.execPath, ['-e', ${JSON.stringify(command)}]);`,
  );
  const start = `node --import ${require.resolve('tsx')} start.mts`;
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start } }));
  return folder;
}

/** Starts the project by npm, sends a signal, and waits until the port is free. */
async function startAndEnd(signal: NodeJS.Signals, to: 'npm' | 'group'): Promise<void> {
  const cwd = await makeProject();
  const port = await anyFreePort();
  const env = { ...process.env, PORT: String(port) };
  const { pid = 0 } = spawn('npm', ['start'], { cwd, env, stdio: 'ignore', detached: true });
  try {
    await until(port, true);
    process.kill(to === 'npm' ? pid : -pid, signal);
    await until(port, false);
  } catch (error) {
    throw new Error(`${signal} to ${to}: ${error}`);
  }
  await rm(cwd, { recursive: true });
}

// Windows has no signals.
if (process.platform !== 'win32')
  test('if npm is ended, all that it has started ends, and the port is free', async () => {
    await Promise.all([
      // Process managers tell only npm.
      startAndEnd('SIGTERM', 'npm'),
      startAndEnd('SIGHUP', 'npm'),
      startAndEnd('SIGKILL', 'npm'),
      // A terminal tells the whole group: by Ctrl+C, and when it is closed.
      startAndEnd('SIGINT', 'group'),
      startAndEnd('SIGHUP', 'group'),
    ]);
  }, 60_000);
