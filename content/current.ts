import { readContent } from './readContent';

/** The content of the project in whose folder the process runs. */
export const content = readContent('.');
