import { readFileSync } from 'node:fs';
import {
  certificateLocales,
  certificatePath,
  certificateSet,
  standardNumbers,
} from './certificates';

test('English and Italian share the English files, Bulgarian has its own', () => {
  expect(certificateSet).toEqual({ en: 'en', it: 'en', bg: 'bg' });
});

describe.each(certificateLocales)('the set %s', (set) => {
  test.each(standardNumbers)('ISO %s is a PDF that says its language', (number) => {
    const pdf = readFileSync(`public${certificatePath(set, number)}`, 'latin1');
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf).toMatch(new RegExp(`/Lang \\(${set}\\b`));
  });
});
