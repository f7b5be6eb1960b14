/**
 * Adds a language to the site: `npm run add-locale -- de`, or `-- de --territory AT` for another flag than Germany's.
 *
 * Writes i18n/languages/de.ts and messages/de.json (the English texts with a mark before each), the words of the
 * certificates, and the two files that list the languages. The build derives the rest from these.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sameAsEnglish from '@/content/check/sameAsEnglish.json' with { type: 'json' };
import { certificatesFile } from '@/content/values';
import { locales } from '@/i18n/locales';
import { main, run } from '@/scripts/lib/run';
import {
  describeLanguage,
  indexSource,
  languageSource,
  listSource,
  untranslatedCertificates,
  untranslatedCopy,
} from './newLanguage';

function addLocale(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { territory: { type: 'string' } },
  });
  const [code = ''] = positionals;
  if (locales.some((locale) => locale === code)) throw new Error(`The site has "${code}" already.`);
  const codes = [...locales, code];
  const file = `i18n/languages/${code}.ts`;
  const messages = `messages/${code}.json`;

  // Nothing is written before all files are computed: a failed run leaves no partial language.
  const language = describeLanguage(code, values.territory);
  const texts = untranslatedCopy(readFileSync('messages/en.json', 'utf8'), sameAsEnglish.all);
  const certificates = untranslatedCertificates(readFileSync(certificatesFile, 'utf8'), code);
  writeFileSync(file, languageSource(code, language));
  writeFileSync('i18n/languages/list.ts', listSource(codes));
  writeFileSync('i18n/languages/index.ts', indexSource(codes));
  // A translation may exist already.
  if (!existsSync(messages)) writeFileSync(messages, texts);
  writeFileSync(certificatesFile, certificates);

  run('biome', ['format', '--write', '--log-level=error', 'i18n/languages']);
  run('tsx', ['scripts/messages.ts']);
  run('npm', ['run', '--silent', 'assets']);
  console.log(`
${language.name} is there. What is left:
  Translate ${messages} and ${certificatesFile}: each text that begins with [EN]. "npm run messages" lists them.
  Look at the flag, the quotation marks and the rest of ${file}.
  Its pages lead to the English certificates.`);
}

await main(addLocale);
