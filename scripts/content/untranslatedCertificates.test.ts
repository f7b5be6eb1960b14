import { untranslatedCertificates } from './untranslatedCertificates';

test('certificates get marked English texts, unless they have texts in the language', () => {
  const source = JSON.stringify([
    {
      title: { en: 'Quality', de: 'Qualität' },
      text: { en: 'How tests are recorded.' },
      body: { en: 'Specimen Body' },
      accreditation: { en: '' },
    },
  ]);
  expect(JSON.parse(untranslatedCertificates(source, 'de'))).toEqual([
    {
      title: { en: 'Quality', de: 'Qualität' },
      text: { en: 'How tests are recorded.', de: '[EN] How tests are recorded.' },
      body: { en: 'Specimen Body', de: 'Specimen Body' },
      accreditation: { en: '', de: '' },
    },
  ]);
});
