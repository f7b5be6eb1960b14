/**
 * Lists what is left to do before the site goes live, and where: `npm run preflight`. Prints nothing and exits with 0 if
 * nothing is left.
 *
 * `--deploy` is for the deployment. It asks only for what visitors must not see, and for nothing if STAGING is set.
 */
import {
  missingDeliveryVariables,
  readDeliverySettings,
} from '@/components/contacts/EnquiryForm/delivery';
import { certificates } from '@/content/certificates';
import { company } from '@/content/company';
import { counselTexts } from '@/content/confirmed';
import { untranslated } from '@/content/problems';
import { readMessageFiles } from '@/content/read';
import { references } from '@/content/references';
import { assumptionTexts } from '@/content/sections';
import { readSettings } from '@/content/settings';
import { certificateFiles } from '@/scripts/assets/certificates';
import { isOnMap } from '@/scripts/assets/map/office';
import { loadEnvironment } from '@/scripts/lib/environment';
import { main } from '@/scripts/lib/run';
import { sampleNames } from '@/scripts/lib/sample';
import { leastSize, pictures } from '@/site/pictures';
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
    'Replace these texts, values and files of the sample company. Write your own with "npm run edit", and put your own files there under the same names. If one is right for your company too, add it to content/confirmed.json (docs/owner.md):',
    samples,
  );
  toDo(
    'Replace the name of the sample company or of its founder in these texts:',
    namePlaces(sampleNames(), messages).filter((place) => !samples.includes(place)),
  );
  toDo('Translate these texts, and delete the mark [EN]:', untranslated().map(placeOf));
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
    lastDayPlaces(certificates, new Date()),
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
    'Let a lawyer read these texts (docs/owner.md has the questions) and correct them. Then write into content/confirmed.json who read them and when:',
    unconfirmedTexts(counselTexts),
  );
  toDo(
    'Let an engineer check the assumptions behind these texts (docs/engineering.md). Then write into content/confirmed.json who confirmed them and when:',
    unconfirmedTexts(assumptionTexts),
  );
  toDo(
    'Get the written consent of the clients of these plants, and write down who gave it and when. Until then, Home does not show the plants:',
    placesWithoutConsent(references, new Date()),
  );
  toDo(
    'Replace these pictures under the same names, because they are too small for large screens or cannot be used:',
    await picturePlaces(
      Object.values(pictures).map(({ file, crops }) => ({ file, least: leastSize(crops) })),
    ),
  );
}

await main(async () => {
  loadEnvironment();
  const isDeployment = process.argv.includes('--deploy');
  if (isDeployment && process.env.STAGING) return;
  await listWhatIsWrong();
  if (!isDeployment) await listWhatIsUnfinished();
  if (count === 0) return;
  if (isDeployment)
    console.error('If this is a trial that visitors do not find, set STAGING=1 to deploy it.');
  throw new Error(
    `${count === 1 ? 'One thing is' : `${count} things are`} left to do before the site goes live.`,
  );
});
