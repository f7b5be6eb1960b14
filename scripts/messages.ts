/** Checks messages/*.json and reports per problem: file, line, language, key and advice. */
import { reportMessages } from '@/content/reportMessages';
import { main } from './lib/run';

await main(reportMessages);
