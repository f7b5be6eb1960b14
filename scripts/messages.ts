/** Checks messages/*.json and reports the file, line, language, key and advice for each problem. */
import { reportMessages } from '@/content/reportMessages';
import { main } from './lib/run';

await main(reportMessages);
