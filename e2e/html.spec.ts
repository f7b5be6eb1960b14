/* Every HTML file of the export, held against the HTML standard. */

import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { locales } from '@/i18n/locales';
import { pseudoLocale } from '@/i18n/pseudo';
import { href, routes } from '@/site/routes';

const folder = 'out-test';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // Guards files of other hosts; all of these are our own, and the policy allows no others.
      'require-sri': 'off',
    },
  }),
);

/** The specification makes the telephone a number field, and WCAG 1.3.5 asks for its token, which HTML keeps for text fields. */
const knowinglyInvalid =
  'valid-autocomplete: "tel" cannot be used on <input type="number"> (#phone)';

test('every page is valid HTML', async () => {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.html') && !file.startsWith(pseudoLocale),
  );
  // The pages, a 404 and a map in each language.
  expect(files).toHaveLength(locales.length * (routes.length + 2));
  const findings: string[] = [];
  for (const file of files) {
    const report = await validator.validateString(readFileSync(`${folder}/${file}`, 'utf8'), file);
    for (const { messages } of report.results) {
      findings.push(
        ...messages.map(
          ({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} (${selector})`,
        ),
      );
    }
  }
  expect(findings.toSorted()).toEqual(
    locales
      .map((locale) => `${href(locale, 'contacts').slice(1)}index.html: ${knowinglyInvalid}`)
      .toSorted(),
  );
});
