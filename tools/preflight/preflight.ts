/**
 * Lists what must be changed before the site goes live, and where: `npm run preflight`. Prints nothing and exits with 0
 * when nothing is left. `--deploy` asks only for what is false to visitors, and for nothing where STAGING is set: the
 * deployment runs it.
 */
import '@/scripts/lib/environment';
import {
  missingDeliveryVariables,
  readDeliverySettings,
} from '@/components/contacts/EnquiryForm/delivery';
import { checkMessages } from '@/content/check/checkMessages';
import { readMessageFiles } from '@/content/check/messageFile';
import { company } from '@/content/company';
import { sectionOf } from '@/content/companyValues';
import { references } from '@/content/references';
import {
  assumptions,
  counselTexts,
  isConfirmed,
  isSample,
  sampleCity,
  sampleNames,
  textsWithCities,
} from '@/content/samples';
import { isShown } from '@/content/sectionTexts';
import { sections, settings } from '@/content/settings';
import { certificateFiles } from '@/scripts/assets/certificates';
import { isOnMap } from '@/scripts/assets/map/office';
import { leastSize, pictures } from '@/site/pictures';
import { logoEntries, textEntries, valueEntries } from './entries';
import {
  certificatePlaces,
  consentPlaces,
  hoursPlaces,
  picturePlaces,
  placesWhere,
  settingPlaces,
} from './placesToChange';

const isDeployment = process.argv.includes('--deploy');
if (isDeployment && process.env.STAGING) process.exit(0);

const files = readMessageFiles();
const { untranslated } = checkMessages(files);
const texts = textEntries(files).filter(({ key }) => isShown(key));
const values = valueEntries().filter(({ key }) => {
  const section = sectionOf(key);
  return !section || sections[section];
});
const all = [...texts, ...values];
const others = all.filter((entry) => !isSample(entry) && !isConfirmed(entry.key));
/** In the languages whose city is another. */
const elsewhere = others.filter(({ path }) =>
  texts.some(
    (text) => text.path === path && text.key === 'Company.city' && !sampleCity.test(text.value),
  ),
);
const toConfirm = Object.entries(sections.estimate ? assumptions : {}).flatMap(([path, names]) =>
  names
    .filter((name) => !isConfirmed(path) && !isConfirmed(name))
    .map((name) => `${path}: ${name}`),
);
const smallPictures = await Promise.all(
  Object.values(pictures).map(({ file, crops }) => picturePlaces(file, leastSize(crops))),
);
type Findings = Readonly<Record<string, readonly string[]>>;

/** What is false to visitors. */
const untrue: Findings = {
  'The sample company’s. Write what is true (npm run setup, npm run edit); if it is true already, add its key to the list "confirmed" in content/samples.ts:':
    placesWhere(all, isSample),
  'These name the sample company, its founder, its street or its foundation. Write the true name:':
    placesWhere(
      others,
      ({ key, value }) => sampleNames.test(value) && key !== 'EnquiryForm.fields.email.placeholder',
    ),
  'Texts name the sample’s city, and the office is in another. Write {city} where the text has it, or the true place:':
    placesWhere(
      elsewhere,
      ({ key, value }) => sampleCity.test(value) && !isConfirmed(key, textsWithCities),
    ),
  'The logo is the sample’s. Replace the file under the same name, then run "npx tsx tools/icons/icons.ts":':
    logoEntries()
      .filter(isSample)
      .map(({ path }) => path),
  'The opening hours in words are not those of content/company.json. Correct one of them:':
    hoursPlaces(company.openingHours, files),
  'The map shows another place. Ask a developer to draw it anew (the README says where the tool is):':
    isOnMap(company.coordinates) ? [] : ['the office is outside the drawing'],
  'The form says that reCAPTCHA protects it, and nothing does. Set the key in .env.local, or agree with your lawyer on the text, and add its key to "confirmed" in content/samples.ts:':
    settings.recaptchaKey || isConfirmed('EnquiryForm.recaptcha')
      ? []
      : ['EnquiryForm.recaptcha: NEXT_PUBLIC_RECAPTCHA_SITE_KEY is empty'],
  'Certificates are specimens, or cannot be used. Put the real document there, under the same name:':
    (await Promise.all(certificateFiles.map(certificatePlaces))).flat(),
  'Certificates has the numbers of specimens, or no last days. Write those of the documents:':
    placesWhere(
      values,
      ({ key, value }) => key.startsWith('certificates.') && /^$|SPECIMEN/.test(value),
    ),
  'Settings are missing or samples. Write them into .env.local (or into the settings of the build on your host), as .env.example explains:':
    settingPlaces(process.env, missingDeliveryVariables(readDeliverySettings(process.env))),
};

/** What is missing, and what somebody must read. */
const unfinished: Findings = {
  'A lawyer must read these groups of messages/*.json (docs/owner.md says with which questions). Correct them, then add the name to the list "confirmed" in content/samples.ts:':
    counselTexts.filter((group) => isShown(group) && !isConfirmed(group)),
  'What fits on a piece of land rests on these assumptions (docs/engineering.md). Let your engineer confirm or replace each, then add its name or that of the file to the list "confirmed" in content/samples.ts:':
    toConfirm,
  'References have no consent of the client, so Home leaves them out. Get it in writing, then write down who gave it and when:':
    consentPlaces(references, new Date()),
  'Texts are still in English. Translate them, and take the mark [EN] away:': untranslated.flatMap(
    ({ file, texts }) => texts.map(({ key, line }) => `${file.path}, line ${line}, ${key}`),
  ),
  'Pictures are too small to be sharp on large screens, or cannot be used. Put in another, under the same name:':
    smallPictures.flat(),
};

const findings = { ...untrue, ...(isDeployment ? {} : unfinished) };
for (const [advice, places] of Object.entries(findings))
  if (places.length > 0) console.error(`${[advice, ...places].join('\n  ')}\n`);
const count = Object.values(findings).flat().length;
if (count > 0) {
  console.error(`${count} things to do before the site goes live.`);
  if (isDeployment) console.error('For a trial that visitors do not find, set STAGING=1.');
  process.exit(1);
}
