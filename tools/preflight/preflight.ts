/**
 * Lists what is left to do before the site goes live, and where: `npm run preflight`. Prints nothing and exits with 0 if
 * nothing is left.
 *
 * - `--deploy` is for the deployment. It asks only for what visitors must not see, and for nothing if STAGING is set. It also names
 *   what is due, but does not fail because of it.
 * - `--due` lists what the calendar has made untrue, as a list in Markdown. The scheduled workflow opens an issue with it.
 * - `--checked <name> --by <person>` writes down that somebody has checked a fact of content/facts.json, or confirms a group of texts,
 *   a text, a value or a file. `--until <day>` says how long that holds.
 *
 * The day is today, unless SOURCE_DATE_EPOCH gives another one.
 */
import { parseArgs } from 'node:util';
import {
  missingDeliveryVariables,
  readDeliverySettings,
} from '@/components/contacts/EnquiryForm/delivery';
import { certificates } from '@/content/certificates';
import { company } from '@/content/company';
import { counselTexts, readConfirmations } from '@/content/confirmed';
import { dayOf } from '@/content/day';
import { type Due, dueOn } from '@/content/due';
import { readFacts } from '@/content/facts';
import { allProblems, untranslated } from '@/content/problems';
import { readMessageFiles } from '@/content/read';
import { references } from '@/content/references';
import { assumptionTexts } from '@/content/sections';
import { readSettings } from '@/content/settings';
import { certificateFiles } from '@/scripts/assets/certificates';
import { isOnMap } from '@/scripts/assets/map/office';
import { loadEnvironment } from '@/scripts/lib/environment';
import { writeWhole } from '@/scripts/lib/files';
import { main } from '@/scripts/lib/run';
import { sampleNames } from '@/scripts/lib/sample';
import { buildTime } from '@/site/buildTime';
import { leastSize, pictures } from '@/site/pictures';
import { checked } from './checked';
import {
  documentPlaces,
  hoursPlaces,
  isConfirmed,
  lastDayPlaces,
  namePlaces,
  picturePlaces,
  placeOf,
  placesWithoutConsent,
  samplePlaces,
  settingPlaces,
  unconfirmedTexts,
} from './placesToChange';

let count = 0;

/** Prints what to do, and the places where it must be done. Prints nothing if there are none. */
function toDo(what: string, places: readonly string[]): void {
  if (places.length > 0) console.error(`${[what, ...places].join('\n  ')}\n`);
  count += places.length;
}

/** What visitors must not see. */
async function listWhatIsWrong(): Promise<void> {
  const messages = readMessageFiles();
  const samples = samplePlaces();

  toDo(
    'Correct these texts and values, because the build refuses them:',
    allProblems().map(({ advice, ...place }) => `${placeOf(place)}: ${advice}`),
  );
  toDo(
    'Replace these texts, values and files of the sample company. Write your own with "npm run edit", and put your own files there under the same names. If one is right for your company too, add it to content/confirmed.json (docs/owner.md):',
    samples,
  );
  toDo(
    'Replace the name of the sample company or of its founder in these texts:',
    namePlaces(sampleNames(), messages).filter((place) => !samples.includes(place)),
  );
  toDo('Write or translate these texts, and delete the mark [EN]:', untranslated().map(placeOf));
  toDo(
    'Correct these opening hours, or those in content/company.json. They differ:',
    hoursPlaces(company.openingHours, messages),
  );
  toDo(
    'Ask a developer to draw the map again, because it does not show the place of your office:',
    isOnMap(company.coordinates) ? [] : ['the coordinates in content/company.json'],
  );
  toDo(
    'Set NEXT_PUBLIC_RECAPTCHA_SITE_KEY in .env.local, because the form says that reCAPTCHA protects it. Or agree on this text with your lawyer, and add it to content/confirmed.json:',
    readSettings().recaptchaKey || isConfirmed('EnquiryForm.recaptcha')
      ? []
      : ['the text EnquiryForm.recaptcha'],
  );
  toDo(
    'Replace these documents, because visitors cannot open them:',
    await documentPlaces(certificateFiles),
  );
  toDo(
    'Renew these certificates, or write down the last day of each document:',
    lastDayPlaces(certificates, buildTime()),
  );
  toDo(
    'Correct these settings. "npm run setup" asks for them, except for the address, which you change with "npm run edit":',
    settingPlaces(
      missingDeliveryVariables(readDeliverySettings(process.env)),
      process.env.NEXT_PUBLIC_SITE_URL || company.website,
    ),
  );
}

/** What somebody must confirm or provide. */
async function listWhatIsUnfinished(): Promise<void> {
  toDo(
    'Let a lawyer read these texts (docs/owner.md has the questions) and correct them. Then write down who read them, with: npm run preflight -- --checked Privacy --by "A. Lawyer"',
    unconfirmedTexts(counselTexts),
  );
  toDo(
    'Let an engineer check the assumptions behind these texts (docs/engineering.md). Then write down who confirmed them, with: npm run preflight -- --checked Estimate --by "An Engineer"',
    unconfirmedTexts(assumptionTexts),
  );
  toDo(
    'Get the written consent of the clients of these plants, and write down who gave it and when. Until then, Home does not show the plants:',
    placesWithoutConsent(references, buildTime()),
  );
  toDo(
    'Replace these pictures under the same names, because they are too small for large screens or cannot be used:',
    await picturePlaces(
      Object.values(pictures).map(({ file, crops }) => ({ file, least: leastSize(crops) })),
    ),
  );
}

/** What the calendar has made untrue. */
function readDue(): Due[] {
  return dueOn(buildTime(), {
    certificates,
    confirmations: readConfirmations(),
    facts: readFacts(),
    messages: readMessageFiles(),
  });
}

/** What must be renewed, confirmed or checked again. Certificates whose last day is over are listed above. */
function listWhatIsDue(): void {
  const due = readDue();
  const placesOf = (kind: Due['kind']) =>
    due.filter((one) => one.kind === kind).map(({ place }) => place);
  const expired = lastDayPlaces(certificates, buildTime());
  toDo(
    'Ask the certification body for the next audit, because these certificates end soon:',
    placesOf('certificate').filter((place) => !expired.includes(place)),
  );
  toDo(
    'Ask these people again. Then write it down with: npm run preflight -- --checked <name> --by "A. Lawyer"',
    placesOf('confirmation'),
  );
  toDo(
    'Check these facts again, and correct the texts that state them. content/facts.json has the sources. Then write it down with: npm run preflight -- --checked <name> --by "A. Lawyer"',
    placesOf('fact'),
  );
}

/** Writes down a check. */
async function writeCheck(what: string, by: string, until: string): Promise<void> {
  const { path, text, words } = checked({ what, by, until, on: dayOf(buildTime()) });
  await writeWhole(path, text);
  console.log(words);
}

await main(async () => {
  loadEnvironment();
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
    for (const { place } of readDue()) console.log(`- ${place}`);
    return;
  }
  if (values.deploy && process.env.STAGING) return;
  await listWhatIsWrong();
  const wrong = count;
  if (!values.deploy) await listWhatIsUnfinished();
  listWhatIsDue();
  const left = values.deploy ? wrong : count;
  if (left === 0) return;
  if (values.deploy)
    console.error('If this is a trial that visitors do not find, set STAGING=1 to deploy it.');
  throw new Error(
    `${left === 1 ? 'One thing is' : `${left} things are`} left to do before the site goes live.`,
  );
});
