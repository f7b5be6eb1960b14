/**
 * Adds a language to the site: `npx tsx tools/add-locale/addLocale.ts de`. With `--territory AT` it takes the flag of
 * Austria instead of Germany's.
 *
 * Writes i18n/languages/de.ts, messages/de.json (the English texts, each with a mark before it), the texts of the
 * certificates, and the two files that list the languages. The build derives the rest from these.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rowOf } from '@/content/catalogue';
import { certificatesFile } from '@/content/contentFiles';
import { locales } from '@/i18n/locales';
import { untranslatedCertificates } from '@/scripts/content/untranslatedCertificates';
import { loadEnvironment } from '@/scripts/process/environment';
import { readOptions } from '@/scripts/process/options';
import { main, run } from '@/scripts/process/run';
import {
  describeLanguage,
  indexSource,
  languageSource,
  letterAdvice,
  listSource,
  untranslatedCopy,
} from './newLanguage';

function addLocale(): void {
  loadEnvironment();
  const { positionals, values } = readOptions({
    allowPositionals: true,
    options: { territory: { type: 'string' } },
  });
  const [code = ''] = positionals;
  if (locales.some((locale) => locale === code))
    throw new Error(`The site already has the language “${code}”.`);
  const codes = [...locales, code];
  const file = `i18n/languages/${code}.ts`;
  const messages = `messages/${code}.json`;

  // All files are computed before the first is written, so that a failed run does not leave half a language.
  const language = describeLanguage(code, values.territory);
  const isEnglish = (key: string) => rowOf(key).sameAsEnglish === 'everywhere';
  const texts = untranslatedCopy(readFileSync('messages/en.json', 'utf8'), isEnglish);
  const certificates = untranslatedCertificates(readFileSync(certificatesFile, 'utf8'), code);
  writeFileSync(file, languageSource(code, language));
  writeFileSync('i18n/languages/list.ts', listSource(codes));
  writeFileSync('i18n/languages/index.ts', indexSource(codes));
  // Do not overwrite an existing translation.
  if (!existsSync(messages)) writeFileSync(messages, texts);
  writeFileSync(certificatesFile, certificates);

  run('biome', ['format', '--write', '--log-level=error', 'i18n/languages']);
  run('tsx', ['scripts/messages.ts']);
  run('tsx', ['scripts/assets.ts', '--preview']);
  const letters = letterAdvice(code, language);
  console.log(`
The site now has ${language.name}. What is left to do:
  Translate each text that begins with [EN] in ${messages} and ${certificatesFile}. “npm run messages” counts them.
  Check the flag, the quotation marks and the rest of ${file}.
  Its pages link to the English certificates. If there are others, name them in that file.${letters && `\n  ${letters}`}`);
}

await main(addLocale);
