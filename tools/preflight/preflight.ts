/**
 * Lists what must be changed before the site goes live, and where: `npm run preflight`. Prints nothing and exits with 0
 * when nothing is left. `--deploy` asks only for what visitors must not read, and for nothing if STAGING is set: the
 * deployment runs it.
 */
import {
  missingDeliveryVariables,
  readDeliverySettings,
} from '@/components/contacts/EnquiryForm/delivery';
import { certificates } from '@/content/certificates';
import { company } from '@/content/company';
import { confirmedFile, counselTexts, engineersTexts, readConfirmed } from '@/content/confirmed';
import { untranslated } from '@/content/problems';
import { readMessageFiles } from '@/content/read';
import { references } from '@/content/references';
import { isInGroup, isShown, isValueShown, sections } from '@/content/sections';
import { readSettings } from '@/content/settings';
import { certificateFiles } from '@/scripts/assets/certificates';
import { isOnMap } from '@/scripts/assets/map/office';
import { loadEnvironment } from '@/scripts/lib/environment';
import { main } from '@/scripts/lib/run';
import { sampleEntries, sampleNames } from '@/scripts/lib/sample';
import { leastSize, pictures } from '@/site/pictures';
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

const confirmed = readConfirmed();
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
      places: lastDayPlaces(certificates, new Date()),
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
      places: consentPlaces(references, new Date()),
    },
    {
      advice:
        'These pictures are too small for large screens, or cannot be used. Put others there under the same names:',
      places: (await Promise.all(small)).flat(),
    },
  ];
}

await main(async () => {
  loadEnvironment();
  const isDeployment = process.argv.includes('--deploy');
  if (isDeployment && process.env.STAGING) return;
  const findings = [...(await untrue()), ...(isDeployment ? [] : await unfinished())];
  for (const { advice, places } of findings)
    if (places.length > 0) console.error(`${[advice, ...places].join('\n  ')}\n`);
  const count = findings.flatMap(({ places }) => places).length;
  if (count === 0) return;
  if (isDeployment) console.error('For a trial that visitors do not find, set STAGING=1.');
  throw new Error(`${count} ${count === 1 ? 'thing' : 'things'} to do before the site goes live.`);
});
