/**
 * Reads the .env files into this process's environment, as Next does, for what runs around a build. To be imported before
 * all that reads the environment while it is loaded.
 */
import nextEnv from '@next/env';

const quiet = { info: () => undefined, error: console.error };
const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), false, quiet);

/** The values in those files that visitors must not see: Next puts the others into the pages. */
export const secrets: Readonly<Record<string, string>> = Object.fromEntries(
  loadedEnvFiles
    .flatMap(({ env }) => Object.keys(env))
    .filter((name) => !name.startsWith('NEXT_PUBLIC_'))
    .map((name) => [name, process.env[name] ?? '']),
);
