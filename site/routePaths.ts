import { routes } from './routes';

/** The paths of all pages. Scripts of the browser get this value without the rest of the table (scripts/assets/browserScripts.ts). */
export const routePaths: readonly string[] = Object.values(routes).map(({ path }) => path);
