/**
 * Validates every HTML file of the export, with its levels of headings, names of landmarks and fields, and references.
 *
 * @jest-environment node
 */

import { readdirSync, readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { locales } from '@/i18n/locales';
import { testFolder } from '@/scripts/export/testBuilds';
import { href, routeNames } from '@/site/routes';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Subresource integrity is for files of other hosts. The content security policy allows only our own.
      'require-sri': 'off',
      // For a list without markers the role is not redundant, because Safari drops it (structure.test.ts).
      'no-redundant-role': 'off',
      'prefer-native-element': 'off',
    },
  }),
);

/**
 * The phone is a number field by specification; WCAG 1.3.5 asks for its token, which HTML allows on text fields only.
 */
const knowinglyInvalid =
  'valid-autocomplete: "tel-national" cannot be used on <input type="number"> (#phone)';

const files = readdirSync(testFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

test('there is one file for each page, 404 and map in each language, and no other', () => {
  expect(files).toHaveLength(locales.length * (routeNames.length + 2));
});

test.each(files)('%s is valid', async (file) => {
  const report = await validator.validateString(
    readFileSync(`${testFolder}/${file}`, 'utf8'),
    file,
  );
  const findings = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  const forms = locales.map((locale) => `${href(locale, 'contacts').slice(1)}index.html`);
  expect(findings).toEqual(forms.includes(file) ? [knowinglyInvalid] : []);
});
