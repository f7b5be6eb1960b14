/** Checks messages/*.json and says, per problem: file, line, language, key and what to do. */
import { existsSync, readFileSync } from 'node:fs';
import { defaultLocale, type Locale, languageNames, locales } from '../i18n/locales';
import { type MessageFile, messageProblems } from './lib/messageProblems';

function read(locale: Locale): MessageFile {
  const path = `messages/${locale}.json`;
  if (!existsSync(path)) {
    console.error(
      `${path} is missing: the ${languageNames[locale]} texts of the site. Put it back.`,
    );
    process.exit(1);
  }
  return { locale, path, text: readFileSync(path, 'utf8') };
}

const problems = messageProblems(
  read(defaultLocale),
  locales.filter((locale) => locale !== defaultLocale).map(read),
);

for (const { path, line, locale, key, advice } of problems) {
  console.error(
    `${path}, line ${line} (${languageNames[locale]})${key && `, ${key}`}:\n  ${advice}\n`,
  );
}
if (problems.length > 0) {
  console.error(`${problems.length} problem(s) in the message files. Nothing was built.`);
  process.exit(1);
}
console.log(`messages: ${locales.length} languages, no problems`);
