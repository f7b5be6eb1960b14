import nextEnv from '@next/env';

/**
 * Reads the .env files into this process's environment, as Next does. Scripts that people start call it first.
 *
 * @param settings values that override the files and the environment
 */
export function loadEnvironment(settings: Readonly<Record<string, string>> = {}): void {
  // The files do not override variables that are already set.
  Object.assign(process.env, settings);
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
}
