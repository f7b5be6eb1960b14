/**
 * Reads the .env files into this process's environment, as Next does, for the steps around a build. Import it before all
 * modules that read the environment when they are loaded.
 */
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
