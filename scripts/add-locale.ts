/**
 * Adds a language to the site: `npm run add-locale -- de`.
 *
 * Writes it into the list of i18n/locales.ts and the table of i18n/languages.ts, and copies the English texts with a mark
 * before each. All else follows from these when the site is built. Where the platform's knowledge of the language is not
 * what is wanted: `--territory AT`, `--flag "horizontal #ed2939 #ffffff #ed2939"`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sameAsEnglish from '@/i18n/check/sameAsEnglish.json' with { type: 'json' };
import {
  describeLanguage,
  untranslatedCopy,
  withLanguage,
  withLocale,
} from './addLocale/newLanguage';
import { reason } from './lib/files';
import { run } from './lib/run';

const files = { list: 'i18n/locales.ts', table: 'i18n/languages.ts' } as const;

function addLocale(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { territory: { type: 'string' }, flag: { type: 'string' } },
  });
  const [code = ''] = positionals;
  const language = describeLanguage(code, values);
  const messages = `messages/${code}.json`;

  // All is made before anything is written: a run that fails leaves nothing half done.
  const list = withLocale(readFileSync(files.list, 'utf8'), code);
  const table = withLanguage(readFileSync(files.table, 'utf8'), code, language);
  const texts = untranslatedCopy(readFileSync('messages/en.json', 'utf8'), sameAsEnglish.all);
  writeFileSync(files.list, list);
  writeFileSync(files.table, table);
  // Somebody may have begun to translate before.
  if (!existsSync(messages)) writeFileSync(messages, texts);

  run('biome', ['format', '--write', '--log-level=error', ...Object.values(files)]);
  run('tsx', ['scripts/messages.ts']);
  run('npm', ['run', '--silent', 'assets']);
  console.log(`
${language.name} is there. What is left:
  Translate ${messages}: each text that begins with [EN]. "npm run messages" lists them.
  Look at the flag, and at what else is written of the language, in ${files.table}.
  Its pages lead to the English certificates.`);
}

try {
  addLocale();
} catch (error) {
  console.error(reason(error));
  process.exit(1);
}
