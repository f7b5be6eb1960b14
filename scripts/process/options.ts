import { type ParseArgsConfig, parseArgs } from 'node:util';
import { phrase, Refusal } from '@/i18n/toolText';

/**
 * Makes sure that the options of a command have reached it: npm keeps those that do not come after two dashes, and
 * PowerShell takes the dashes away.
 *
 * @param names of options, without their dashes
 * @param part of `npm test`
 * @throws with both forms of the command, if npm has kept one of them
 */
export function requireOptions(
  names: readonly string[],
  part = '',
  env: Readonly<Record<string, string | undefined>> = process.env,
): void {
  const isKept = (name: string) =>
    `npm_config_${name.replace(/^no-/, '').replaceAll('-', '_')}` in env;
  const kept = names.filter(isKept);
  if (kept.length === 0) return;
  const options = kept.map((name) => `--${name}`).join(' ');
  const { npm_lifecycle_event: script } = env;
  const command = script === 'test' ? `npm test ${part}` : `npm run ${script}`;
  throw new Refusal(
    phrase('Build.optionsKept', {
      options,
      command: `${command} -- ${options}`,
      ofPowerShell: `${command} '--' ${options}`,
    }),
  );
}

/** Node's `parseArgs`, after `requireOptions`. */
export function readOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  requireOptions(Object.keys(config.options ?? {}));
  return parseArgs(config);
}
