/** Writes Brotli and gzip files beside the texts of an export, for nginx: `npm run compress [-- folder]`, `out` by default. */
import { compressFolder } from './hosts/compress';

await compressFolder(process.argv[2] ?? 'out');
