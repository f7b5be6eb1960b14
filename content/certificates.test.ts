import { locales } from '@/i18n/locales';
import { certificateName, totalsOf } from './certificates';
import { content } from './current';

test('a certificate is named by its standard and edition, as documents name it', () => {
  expect(certificateName({ standard: 'ISO 9001', edition: '2015' })).toBe('ISO 9001:2015');
  expect(certificateName({ standard: 'EMAS', edition: '' })).toBe('EMAS');
});

test('two editions of one standard count as one', () => {
  const list = ['ISO 9001', 'ISO 14001', 'ISO 14001'].map((standard) => ({ standard }));
  expect(totalsOf(list)).toEqual({ count: 2, standards: 'ISO 9001, ISO 14001' });
});

test.each(locales)('in %s the list itself says how many there are, and which', (locale) => {
  const { Certificates, Meta } = content.messages[locale];
  expect(Certificates.title).toMatch(/^[^\d{]*\{count, plural,/);
  expect(Meta.certificates.title).toContain('{standards}');
});
