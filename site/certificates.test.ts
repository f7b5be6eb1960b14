import { readFileSync } from 'node:fs';
import { languages } from '@/i18n/languages';
import { certificateLocales, certificatePath, standardNumbers } from './certificates';

test('English and Italian share the English files, Bulgarian has its own', () => {
  const { en, it, bg } = languages;
  expect([en, it, bg].map(({ certificates }) => certificates)).toEqual(['en', 'en', 'bg']);
});

describe.each(certificateLocales)('the set %s', (set) => {
  test.each(standardNumbers)('ISO %s is a PDF that says its language', (number) => {
    const pdf = readFileSync(`public${certificatePath(set, number)}`, 'latin1');
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf).toMatch(new RegExp(`/Lang \\(${set}\\b`));
  });
});
