import { routes } from './routes';

/**
 * The paths of all pages. The scripts of the browser get only this list, and not the whole table
 * (scripts/assets/browserScripts.ts).
 */
export const routePaths: readonly string[] = Object.values(routes).map(({ path }) => path);
