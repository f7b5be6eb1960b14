/* Every HTML file of the export, held against the HTML standard. */

import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { locales } from '@/i18n/locales';
import { pseudoLocale } from '@/i18n/pseudo';

const folder = 'out-test';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // Guards files of other hosts; all of these are our own, and the policy allows no others.
      'require-sri': 'off',
      // The specification wants a number field for the phone, and HTML has no purpose token for those. WCAG 1.3.5 asks for
      // the purpose all the same; browsers and axe take it.
      'valid-autocomplete': 'off',
    },
  }),
);

test('every page is valid HTML', async () => {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.html') && !file.startsWith(pseudoLocale),
  );
  // Of each language five pages, the 404 and the map.
  expect(files).toHaveLength(locales.length * 7);
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
  expect(findings).toEqual([]);
});
