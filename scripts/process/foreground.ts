import { spawnSync } from 'node:child_process';
import spawn from 'cross-spawn';

/** Time between two looks whether npm is still there, in ms. */
const lookEvery = 1000;

/** Windows has neither groups of processes nor these signals. */
const isWindows = process.platform === 'win32';

/** What `ps` says of a process; an empty text if there is no such process or no `ps`. */
function ask(pid: number, column: 'ppid' | 'comm'): string {
  const { stdout } = spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim() ?? '';
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Ends this process by SIGTERM when npm, which has started it, has ended. npm starts a shell, which starts this
 * process. If npm gets SIGTERM, it passes it on to the shell, which ends without telling this process. Other signals
 * end npm alone, and the shell keeps waiting. (SIGINT is an exception. Ctrl+C sends it to all three, and they end. If
 * only npm gets it, all three go on.)
 */
export function endWithNpm(): void {
  if (isWindows || !process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  // Some shells let this process take their place.
  const isShell = /(?:^|[/-])\w*sh$/.test(ask(parent, 'comm'));
  const npm = isShell ? Number(ask(parent, 'ppid')) : parent;
  const look = () => {
    if (process.ppid !== parent || !isAlive(npm)) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(look, lookEvery).unref();
}

/**
 * Runs a command until it ends by itself. If this process is told to end, it ends the command and everything that the
 * command has started, and then itself, because process managers and containers tell only the process that they have
 * started.
 *
 * @throws if the command cannot be started, or ends by itself with a status other than 0
 */
export function runInForeground(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    // A group of its own, which includes what the command starts.
    detached: !isWindows,
  });
  let isEnding = false;
  const end = () => {
    isEnding = true;
    try {
      if (isWindows || !child.pid) child.kill();
      else process.kill(-child.pid, 'SIGTERM');
    } catch {
      // All of the group has just ended.
    }
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, end);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (status) => {
      for (const signal of signals) process.off(signal, end);
      if (isEnding) process.exit(0);
      if (status === 0) done();
      else fail(new Error(`"${[command, ...args.slice(0, 1)].join(' ')}" failed.`));
    });
  });
}
