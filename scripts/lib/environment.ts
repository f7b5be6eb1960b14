import nextEnv from '@next/env';

/**
 * Reads the .env files into this process's environment, as Next does. Scripts that a person starts call it first.
 *
 * @param settings take the place of what the files and the environment say
 */
export function loadEnvironment(settings: Readonly<Record<string, string>> = {}): void {
  // The files do not replace what is set already.
  Object.assign(process.env, settings);
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
}
