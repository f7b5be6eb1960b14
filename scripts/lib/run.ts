import { spawnSync } from 'node:child_process';

/**
 * Runs a command in the foreground and ends this process with its status when it fails.
 *
 * @param env variables on top of this process's own
 */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): void {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
