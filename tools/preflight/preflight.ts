/**
 * Lists what must be changed before the site goes live, and where: `npm run preflight`. Prints nothing and exits with 0
 * when nothing is left.
 *
 * - `--deploy` asks only for what visitors must not read, and for nothing if STAGING is set: the deployment runs it. It names the
 *   rest of what is due, but does not fail because of it.
 * - `--due` lists what the calendar has made untrue, as a list in Markdown, and always exits with 0. The scheduled workflow opens
 *   an issue with it.
 * - `--checked <what> --by <name>` writes down that somebody has checked a fact of content/facts.json or confirms a group of texts,
 *   a text, a value or a file. `--until <day>` says how long that holds, by default a year.
 *
 * The day is today, or that of SOURCE_DATE_EPOCH.
 */
import { parseArgs } from 'node:util';
import {
  missingDeliveryVariables,
  readDeliverySettings,
} from '@/components/contacts/EnquiryForm/delivery';
import { certificates } from '@/content/certificates';
import { company } from '@/content/company';
import {
  confirmedFile,
  confirmedOn,
  counselTexts,
  engineersTexts,
  readConfirmations,
} from '@/content/confirmed';
import { dayOf } from '@/content/day';
import { type Due, dueOn } from '@/content/due';
import { factsFile, readFacts } from '@/content/facts';
import { untranslated } from '@/content/problems';
import { readMessageFiles } from '@/content/read';
import { references } from '@/content/references';
import { isInGroup, isShown, isValueShown, sections } from '@/content/sections';
import { readSettings } from '@/content/settings';
import { certificateFiles } from '@/scripts/assets/certificates';
import { isOnMap } from '@/scripts/assets/map/office';
import { loadEnvironment } from '@/scripts/lib/environment';
import { writeWhole } from '@/scripts/lib/files';
import { main } from '@/scripts/lib/run';
import { sampleEntries, sampleNames } from '@/scripts/lib/sample';
import { buildTime } from '@/site/buildTime';
import { leastSize, pictures } from '@/site/pictures';
import { checked } from './checked';
import {
  consentPlaces,
  documentPlaces,
  hoursPlaces,
  lastDayPlaces,
  picturePlaces,
  placeOf,
  settingPlaces,
  textEntries,
} from './placesToChange';

interface Finding {
  /** What is wrong, and what to do. */
  readonly advice: string;
  readonly places: readonly string[];
}

loadEnvironment();
const today = buildTime();
const confirmed = confirmedOn(dayOf(today), readConfirmations());
const isConfirmed = (name: string) => confirmed.some((group) => isInGroup(name, group));

/** What visitors must not read. */
async function untrue(): Promise<Finding[]> {
  const files = readMessageFiles();
  const { recaptchaKey } = readSettings();
  const samples = sampleEntries().filter(
    ({ path, key }) => isShown(key) && isValueShown(key) && !isConfirmed(key || path),
  );
  const isSample = (place: string) => samples.some((entry) => placeOf(entry) === place);
  const names = sampleNames();
  const documents = await Promise.all(certificateFiles.map(documentPlaces));
  return [
    {
      advice: `This is still the sample company's. Write what is true (npm run edit), or put your own file there under the same name. If it is true already, add it to ${confirmedFile} (docs/owner.md):`,
      places: samples.map(placeOf),
    },
    {
      advice: 'These texts name the sample company or its founder. Write the true name:',
      places: textEntries(files)
        .filter(({ key, value }) => isShown(key) && names.some((name) => value.includes(name)))
        .map(placeOf)
        .filter((place) => !isSample(place)),
    },
    {
      advice: 'These texts are still in English. Translate them, and remove the mark [EN]:',
      places: untranslated().map(({ path, line, key }) => `${path}, line ${line}, ${key}`),
    },
    {
      advice:
        'The opening hours in words differ from those in content/company.json. Correct one of them:',
      places: hoursPlaces(company.openingHours, files),
    },
    {
      advice: 'The map does not show the place of the office. Ask a developer to draw it again:',
      places: isOnMap(company.coordinates) ? [] : ['the office is outside the drawing'],
    },
    {
      advice: `The form says that reCAPTCHA protects it, but no key is set. Set NEXT_PUBLIC_RECAPTCHA_SITE_KEY in .env.local, or agree on the text with your lawyer and add it to ${confirmedFile}:`,
      places: recaptchaKey || isConfirmed('EnquiryForm.recaptcha') ? [] : ['EnquiryForm.recaptcha'],
    },
    { advice: 'These certificates cannot be used:', places: documents.flat() },
    {
      advice:
        'These certificates are not valid, or nobody can see whether they are. Write the last day of each document:',
      places: lastDayPlaces(certificates, today),
    },
    {
      advice:
        'The site cannot work with these settings. "npm run setup" asks for them; the address is in content/company.json (npm run edit):',
      places: settingPlaces(
        missingDeliveryVariables(readDeliverySettings(process.env)),
        process.env.NEXT_PUBLIC_SITE_URL || company.website,
      ),
    },
  ];
}

/** What somebody must confirm or provide. */
async function unfinished(): Promise<Finding[]> {
  const small = Object.values(pictures).map(({ file, crops }) =>
    picturePlaces(file, leastSize(crops)),
  );
  const inMessages = (groups: readonly string[]) =>
    groups
      .filter((group) => isShown(group) && !isConfirmed(group))
      .map((group) => `the texts "${group}" in messages/*.json`);
  return [
    {
      advice: `A lawyer must read these texts (docs/owner.md says with which questions). Correct them, then write into ${confirmedFile} who read them and when:`,
      places: inMessages(counselTexts),
    },
    {
      advice: `An engineer must confirm the assumptions of the calculator (docs/engineering.md). Then write into ${confirmedFile} who confirmed them and when:`,
      places: sections.estimate.isOn ? inMessages([engineersTexts]) : [],
    },
    {
      advice:
        'Home leaves out these plants, because their clients have not agreed. Get the consent in writing, then write down who gave it and when:',
      places: consentPlaces(references, today),
    },
    {
      advice:
        'These pictures are too small for large screens, or cannot be used. Put others there under the same names:',
      places: (await Promise.all(small)).flat(),
    },
  ];
}

/** What the calendar has made untrue. */
function due(): Due[] {
  return dueOn(today, {
    certificates,
    confirmations: readConfirmations(),
    facts: readFacts(),
    messages: readMessageFiles(),
  });
}

/** The same as findings. A certificate whose last day has passed is among those of {@link untrue}. */
function overdue(): Finding[] {
  const placesOf = (kind: Due['kind']) =>
    due()
      .filter((one) => one.kind === kind)
      .map(({ place }) => place);
  const expired = lastDayPlaces(certificates, today);
  return [
    {
      advice: 'These certificates end soon. Ask the certification body for the next audit:',
      places: placesOf('certificate').filter((place) => !expired.includes(place)),
    },
    {
      advice: `What these people confirmed must be confirmed again (docs/owner.md). Then write it into ${confirmedFile}, or: npm run preflight -- --checked <name> --by "A. Lawyer":`,
      places: placesOf('confirmation'),
    },
    {
      advice: `These facts must be checked again. Correct the texts; ${factsFile} names the sources. Then: npm run preflight -- --checked <name> --by "A. Lawyer":`,
      places: placesOf('fact'),
    },
  ];
}

function print(findings: readonly Finding[]): void {
  for (const { advice, places } of findings)
    if (places.length > 0) console.error(`${[advice, ...places].join('\n  ')}\n`);
}

/** Writes down a check. */
async function writeCheck(what: string, by: string, until: string): Promise<void> {
  const { path, text, words } = checked({ what, by, until, on: dayOf(today) });
  await writeWhole(path, text);
  console.log(words);
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      deploy: { type: 'boolean' },
      due: { type: 'boolean' },
      checked: { type: 'string' },
      by: { type: 'string' },
      until: { type: 'string' },
    },
  });
  if (values.checked !== undefined)
    return writeCheck(values.checked, values.by ?? '', values.until ?? '');
  if (values.due) {
    for (const { place } of due()) console.log(`- ${place}`);
    return;
  }
  if (values.deploy && process.env.STAGING) return;
  const findings = [...(await untrue()), ...(values.deploy ? [] : await unfinished())];
  const dated = overdue();
  print([...findings, ...dated]);
  const refused = values.deploy ? findings : [...findings, ...dated];
  const count = refused.flatMap(({ places }) => places).length;
  if (count === 0) return;
  if (values.deploy) console.error('For a trial that visitors do not find, set STAGING=1.');
  throw new Error(`${count} things to do before the site goes live.`);
});
