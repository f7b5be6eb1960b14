import { languages } from '@/i18n/languages';
import { certificatePath, certificateSets } from './documents';

test('English and Italian share the English files, Bulgarian has its own', () => {
  const { en, it, bg } = languages;
  expect([en, it, bg].map(({ certificateSet }) => certificateSet)).toEqual(['en', 'en', 'bg']);
  expect(certificateSets).toEqual(['en', 'bg']);
  expect(certificatePath(bg.certificateSet, { id: 'iso-9001' })).toBe(
    '/certificates/bg/iso-9001.pdf',
  );
});
