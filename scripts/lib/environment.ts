/**
 * Reads the .env files into this process's environment, as Next does, for the steps around a build. Import it before all
 * modules that read the environment when they are loaded.
 */
import nextEnv from '@next/env';

const quiet = { info: () => undefined, error: console.error };
const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), false, quiet);

/** The secret values in those files: Next puts only the other ones into the pages. */
export const secrets: Readonly<Record<string, string>> = Object.fromEntries(
  loadedEnvFiles
    .flatMap(({ env }) => Object.keys(env))
    .filter((name) => !name.startsWith('NEXT_PUBLIC_'))
    .map((name) => [name, process.env[name] ?? '']),
);
