/**
 * Reads the .env files into this process's environment, as Next does, for the steps around a build. Import it before all
 * modules that read the environment when they are loaded.
 */
import nextEnv from '@next/env';
import { secretsIn } from './secrets';

const quiet = { info: () => undefined, error: console.error };
nextEnv.loadEnvConfig(process.cwd(), false, quiet);

/** What no page may contain: values of this process's settings, those of the forge or the host included. */
export const secrets = secretsIn(process.env);
