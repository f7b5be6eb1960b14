/**
 * Checks the texts and values that owners and editors write. Reports file, line, language, key and advice for each
 * problem.
 */
import { requireNoProblems } from '@/content/problems';
import { loadEnvironment } from './lib/environment';
import { main } from './lib/run';

await main(() => {
  loadEnvironment();
  requireNoProblems();
});
