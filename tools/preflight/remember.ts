/**
 * Writes content/samples.json: the sums of what the sample company has, by which preflight knows it again. For those who change
 * the sample, not for an owner: `npx tsx tools/preflight/remember.ts`.
 */
import { writeFileSync } from 'node:fs';
import { readMessageFiles } from '@/content/check/messageFile';
import { sumOf } from '@/content/samples';
import { logoEntries, textEntries, valueEntries } from './entries';

/** The sample's own story, and figures that are promises. Country, hours and city may be an owner's too. */
const story =
  /^(Company\.(street|managementAddress)|Certificates\.bodyName|Partnership\.(label|title|text|undertakings)|Founder\.(quote|name|role|training|founding|more|years|now)|name|group|phone|email|website|coordinates|uic|vat|foundationUrl|capacity|contract|terms|career|socialProfiles)\b/;

const entries = [...textEntries(readMessageFiles()), ...valueEntries()].filter(
  ({ key, value }) => story.test(key) && value !== '',
);
const sums = [...entries, ...logoEntries()].map(sumOf).sort();
writeFileSync('content/samples.json', `${JSON.stringify(sums, null, 2)}\n`);
