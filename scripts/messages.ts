/**
 * Checks the texts and values that owners and editors write, and whether the documents and photographs that they name
 * are there. Reports file, line, language, key and advice for each problem. On the forge it also names translations that
 * are older than their English text.
 */

import { requireNoFindings } from './content/contentRules';
import { olderAnnotations } from './content/pullRequest';
import { loadEnvironment } from './process/environment';
import { main } from './process/run';

await main(() => {
  loadEnvironment();
  if (process.env.GITHUB_ACTIONS) for (const line of olderAnnotations()) console.log(line);
  requireNoFindings();
});
