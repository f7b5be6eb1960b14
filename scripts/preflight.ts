/**
 * Goes through what must be true before the site goes live, and says where to change what is not: `npm run preflight`.
 * Says nothing and ends with 0 when all is well.
 */
import './lib/environment';
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { checkMessages } from '@/i18n/check/checkMessages';
import { readMessageFiles } from '@/i18n/check/messageFile';
import { certificateLocales, certificatePath, standardNumbers } from '@/site/certificates';
import { company } from '@/site/company';
import { type CropSpec, crops, type PictureSpec, pictures } from '@/site/pictures';
import * as samples from '@/site/samples';
import {
  certificateFinding,
  externalLinks,
  type Finding,
  factFindings,
  linkState,
  messageFindings,
  type PictureSize,
  pictureFindings,
  registrationFindings,
  settingFindings,
  textFindings,
  topics,
} from './lib/preflight';

/** The width that is next to a crop's largest is enough on all but the largest screens. */
function leastSize({ ratio: [wide, high], widths }: CropSpec) {
  const width = widths.at(-2) ?? 0;
  return { width, height: Math.ceil((width * high) / wide) };
}

async function pictureSize({ file, crops: names }: PictureSpec): Promise<PictureSize> {
  const { width, height } = await sharp(file).metadata();
  const sizes = names.map((name) => leastSize(crops[name]));
  return {
    file,
    width,
    height,
    least: {
      width: Math.max(...sizes.map((size) => size.width)),
      height: Math.max(...sizes.map((size) => size.height)),
    },
  };
}

function certificateFindings(): Finding[] {
  return certificateLocales.flatMap((set) =>
    standardNumbers.flatMap((number) => {
      const file = `public${certificatePath(set, number)}`;
      return certificateFinding(file, existsSync(file) ? readFileSync(file) : null);
    }),
  );
}

const files = readMessageFiles();
const links = await Promise.all(
  externalLinks().map(async (url) => ({ url, state: await linkState(url, fetch) })),
);
const findings: Finding[] = [
  ...factFindings(samples, readFileSync('site/company.ts', 'utf8')),
  ...registrationFindings(company),
  ...textFindings(samples, files),
  ...samples.sampleFiles.map((place): Finding => ({ topic: 'drawings', place })),
  ...messageFindings(checkMessages(files)),
  ...settingFindings(process.env),
  ...certificateFindings(),
  ...pictureFindings(await Promise.all(Object.values(pictures).map(pictureSize))),
  ...links
    .filter(({ state }) => state === 'dead')
    .map(({ url }): Finding => ({ topic: 'links', place: url })),
];

for (const [topic, advice] of Object.entries(topics)) {
  const places = findings.filter((finding) => finding.topic === topic).map(({ place }) => place);
  if (places.length > 0)
    console.error(`${advice}\n${places.map((place) => `  ${place}\n`).join('')}`);
}
const unknown = links.filter(({ state }) => state === 'unknown').map(({ url }) => `  ${url}\n`);
if (unknown.length > 0) {
  console.error(
    `These links could not be tried from here. Open each by hand:\n${unknown.join('')}`,
  );
}
if (findings.length > 0) {
  console.error(`${findings.length} things to do before the site goes live.`);
  process.exit(1);
}
