import { spawnSync } from 'node:child_process';
import { reason } from './files';

/** Runs what a script is for. An error becomes one message on the console and exit status 1. */
export async function main(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(reason(error));
    process.exit(1);
  }
}

/**
 * Runs a command in the foreground.
 *
 * @param env variables on top of this process's own
 * @param timeout in milliseconds; none by default
 * @returns its exit status
 */
export function attempt(
  command: string,
  args: readonly string[],
  { env = {}, timeout }: { env?: Record<string, string>; timeout?: number } = {},
): number {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    timeout,
    // npm's commands are scripts of the shell there.
    shell: process.platform === 'win32',
  });
  if (error) console.error(`${command} could not be run: ${error.message}`);
  return status ?? 1;
}

/** Runs a command in the foreground and ends this process with the command's exit status when it fails. */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): void {
  const status = attempt(command, args, { env });
  if (status !== 0) process.exit(status);
}
