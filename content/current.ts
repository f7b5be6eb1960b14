import { readContent } from './readContent';

/** The content of the project in whose folder the process runs. `next build` has set the environment to production. */
export const content = readContent('.', process.env.NODE_ENV === 'production');
