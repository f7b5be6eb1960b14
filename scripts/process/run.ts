import { existsSync } from 'node:fs';
import path from 'node:path';
import spawn from 'cross-spawn';
import { spoken, wordsOfError } from './commandLanguage';

/** Runs a script's work. An error becomes one message on the console and exit status 1. */
export async function main(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(spoken(wordsOfError(error)));
    process.exit(1);
  }
}

interface RunOptions {
  /** Variables in addition to this process's own. */
  readonly env?: Record<string, string>;
  /** Folder in which the command runs; by default this process's own. */
  readonly cwd?: string;
  /** In milliseconds; by default there is none. */
  readonly timeout?: number;
  /** Hides the command's output. If it fails, the message has the first line about an error. */
  readonly quiet?: boolean;
}

/**
 * Runs a command in the foreground.
 * @throws if it cannot be started, times out, or ends with a status other than 0
 */
export function run(
  command: string,
  args: readonly string[],
  { env, quiet, ...options }: RunOptions = {},
): void {
  const { status, signal, error, stderr } = spawn.sync(command, args, {
    ...options,
    stdio: quiet ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    maxBuffer: Number.POSITIVE_INFINITY,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status === 0) return;
  const words = [command, ...args.slice(0, 1)].join(' ');
  // A shell between the two reports the signal as this status.
  if (signal === 'SIGKILL' || status === 137)
    throw new Error(
      `The system has ended “${words}”, most often because the memory is full. A build needs 2 GB.`,
    );
  const why = error?.message ?? stderr?.split('\n').find((line) => /^(?:E:|\w*Error)/.test(line));
  throw new Error(`“${words}” failed. ${why ?? ''}`);
}

/** Path of an installed program. Debian installs some servers in a folder that is only on root's PATH. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
