import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { reason } from './files';

/** Runs a script's work. An error becomes one message on the console and exit status 1. */
export async function main(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(reason(error));
    process.exit(1);
  }
}

interface RunOptions {
  /** Variables in addition to this process's own. */
  readonly env?: Record<string, string>;
  /** In milliseconds; none by default. */
  readonly timeout?: number;
}

/**
 * Runs a command in the foreground.
 *
 * @throws when it cannot be started, times out, or ends with another status than 0
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}): void {
  const { status, error } = spawnSync(command, args, {
    ...options,
    stdio: 'inherit',
    env: { ...process.env, ...options.env },
    // npm's commands are shell scripts on Windows.
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`"${command} ${args[0]}" failed. ${error?.message ?? ''}`);
}

/** Path of an installed program. Debian has some servers where only root's PATH leads. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
