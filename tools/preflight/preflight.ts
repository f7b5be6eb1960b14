/**
 * Lists what must be changed before the site goes live, and where: `npm run preflight`. Prints nothing and exits with 0
 * when nothing is left.
 */
import '@/scripts/lib/environment';
import { readFileSync } from 'node:fs';
import { checkMessages } from '@/i18n/check/checkMessages';
import { readMessageFiles } from '@/i18n/check/messageFile';
import { certificateFiles } from '@/scripts/assets/certificates';
import { readCompanyFile } from '@/scripts/lib/companyValues';
import { certificateFacts } from '@/site/certificates';
import { company, socialProfiles } from '@/site/company';
import { missingVariables } from '@/site/emailjs';
import { openStreetMapOrigin } from '@/site/map';
import { leastSize, pictures } from '@/site/pictures';
import { references } from '@/site/references';
import {
  assumptions,
  counselTexts,
  sampleFacts,
  sampleFiles,
  sampleNames,
  sampleTexts,
} from '@/site/samples';
import { settings } from '@/site/settings';
import {
  assumptionPlaces,
  certificateFactPlaces,
  certificatePlaces,
  consentPlaces,
  factPlaces,
  hoursPlaces,
  linkState,
  namePlaces,
  picturePlaces,
  registrationPlaces,
  settingPlaces,
  textPlaces,
} from './placesToChange';

const files = readMessageFiles();
const { problems, untranslated } = checkMessages(files);
const facts = { ...company, socialProfiles };
const smallPictures = await Promise.all(
  Object.values(pictures).map(({ file, crops }) => picturePlaces(file, leastSize(crops))),
);
const addresses = [
  company.website,
  company.foundationUrl,
  ...socialProfiles.map(({ url }) => url),
  'https://policies.google.com/privacy',
  'https://policies.google.com/terms',
  openStreetMapOrigin,
].filter((url) => !/izgrev|\.example/.test(url)); // Samples are listed already.
const links = await Promise.all(
  addresses.map(async (url) => ({ url, state: await linkState(url, fetch) })),
);
const linksThatAre = (state: string) =>
  links.filter((link) => link.state === state).map(({ url }) => url);

const findings: Readonly<Record<string, readonly string[]>> = {
  'Company data are samples. Put in the true value, then take the name off the list in site/samples.ts:':
    factPlaces(facts, sampleFacts, sampleNames, readCompanyFile()),
  'The company’s registration numbers cannot be right. Correct them in site/company.json:':
    registrationPlaces(company),
  'Texts say things of the sample company. Write what is true in every language, then take the name off the list in site/samples.ts:':
    textPlaces(sampleTexts, files),
  'Texts name the sample company, its founder, its street or its foundation. Write the true name:':
    namePlaces([...sampleTexts, ...counselTexts], sampleNames, files),
  'A lawyer must read these texts (docs/owner.md says with which questions). Correct them, then take the name off the list of counselTexts in site/samples.ts:':
    textPlaces(counselTexts, files),
  'What fits on a piece of land rests on these assumptions (docs/engineering.md). Let your engineer confirm or replace each, then take the name off the list in site/samples.ts:':
    assumptionPlaces(assumptions, (path) => readFileSync(path, 'utf8')),
  'References have no consent of the client, so Home leaves them out. Get it in writing, then write down who gave it and when:':
    consentPlaces(references, new Date()),
  'The opening hours in words are not those of site/company.json. Correct one of them:':
    hoursPlaces(company.openingHours, files),
  'The logo is the sample’s. Replace the file under the same name, run "npx tsx tools/icons/icons.ts", then take it off the list in site/samples.ts:':
    sampleFiles,
  'Texts are still in English. Translate them, and take the mark [EN] away:': untranslated.flatMap(
    ({ file, texts }) => texts.map(({ key, line }) => `${file.path}, line ${line}, ${key}`),
  ),
  'The message files have mistakes. "npm run messages" says what to do:': problems.map(
    ({ path, line, key }) => `${path}, line ${line}${key && `, ${key}`}`,
  ),
  'Settings are missing or samples. Write them into .env.local (or into the settings of the build on your host), as .env.example explains:':
    settingPlaces(process.env, missingVariables({ serviceId: '', templateId: '', publicKey: '' })),
  'The form says that reCAPTCHA protects it, and nothing does. Set the key in .env.local, or agree with your lawyer on the text EnquiryForm.recaptcha:':
    settings.recaptchaKey ? [] : ['NEXT_PUBLIC_RECAPTCHA_SITE_KEY is empty'],
  'Certificates are specimens, or cannot be used. Put the real document there, under the same name:':
    (await Promise.all(certificateFiles.map(certificatePlaces))).flat(),
  'Certificates has the numbers of specimens, or no last days. Write those of the documents:':
    certificateFactPlaces(Object.values(certificateFacts), readCompanyFile()),
  'Pictures are too small to be sharp on large screens, or cannot be used. Put in another, under the same name:':
    smallPictures.flat(),
  'Links lead nowhere. Correct them:': linksThatAre('dead'),
};
function print(advice: string, places: readonly string[]): void {
  if (places.length > 0)
    console.error([advice, ...places.map((place) => `  ${place}`), ''].join('\n'));
}

for (const [advice, places] of Object.entries(findings)) print(advice, places);
print('These links could not be tried from here. Open each by hand:', linksThatAre('unknown'));
const count = Object.values(findings).flat().length;
if (count > 0) {
  console.error(`${count} things to do before the site goes live.`);
  process.exit(1);
}
