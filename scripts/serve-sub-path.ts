/**
 * Serves an export under a sub-path, as GitHub Pages does with the pages of a project, for the end-to-end tests.
 *
 * Usage: tsx scripts/serve-sub-path.ts <folder> <sub-path>; the port is PORT.
 */
import { serveFolder } from './lib/staticServer';

const [folder = '', basePath = ''] = process.argv.slice(2);
await serveFolder(folder, Number(process.env.PORT), basePath);
