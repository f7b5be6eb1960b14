import { renderToString } from 'react-dom/server.node';
import { inLanguage } from '@/components/testing/renderIn';
import { content } from '@/content/current';
import { translator } from '@/content/translator';
import { StructuredData } from './StructuredData';
import { structuredData } from './schemaOrg';

test.each(['</script><img src=x>', '<!-- <script>', "$& $1 $'", 'Услуги – „ток“'])(
  '%s stays intact and cannot end the script',
  (name) => {
    jest.replaceProperty(content.company, 'name', name);
    const html = renderToString(inLanguage('it', <StructuredData route="home" />));
    const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
    expect(body.children).toHaveLength(1);
    const { '@graph': things } = JSON.parse(body.textContent ?? '');
    expect(things).toContainEqual(expect.objectContaining({ '@type': 'WebSite', name }));
  },
);

const site = {
  siteUrl: 'https://a.example',
  locale: 'it' as const,
  t: translator('it'),
  picture: 'https://a.example/a.jpg',
};

function companyOn(route: 'certificates' | 'contacts') {
  const { '@graph': things } = structuredData(site, route) as {
    '@graph': readonly { readonly '@id'?: string }[];
  };
  return things.find((thing) => thing['@id'] === 'https://a.example/#company');
}

test('a company without a registration for VAT has no VAT number', () => {
  jest.replaceProperty(content.company, 'vat', 'BG175201304');
  expect(companyOn('contacts')).toMatchObject({ vatID: 'BG175201304' });
  jest.replaceProperty(content.company, 'vat', '');
  expect(companyOn('contacts')).not.toHaveProperty('vatID');
});

describe('certificates', () => {
  const held = {
    ...content.certificates[0],
    standard: 'ISO 1',
    edition: '2026',
    number: '17',
    body: { en: 'Body', it: 'Organismo', bg: 'Орган' },
    validFrom: '2026-02-01',
    validUntil: '2029-01-31',
  };
  const onDay = (day: string) => {
    process.env.SOURCE_DATE_EPOCH = String(Date.parse(day) / 1000);
  };

  beforeEach(() => {
    const empty = { ...held, validUntil: '' };
    jest.replaceProperty(content.certificates, 0, held);
    for (let index = 1; index < content.certificates.length; index++)
      jest.replaceProperty(content.certificates, index as 0, empty);
  });
  afterEach(() => {
    delete process.env.SOURCE_DATE_EPOCH;
  });

  test('their page says which the company holds, without those that have no last day', () => {
    onDay('2029-01-31');
    expect(companyOn('certificates')).toMatchObject({
      '@type': 'Organization',
      hasCertification: [
        {
          '@type': 'Certification',
          name: 'ISO 1:2026',
          certificationIdentification: '17',
          issuedBy: { '@type': 'Organization', name: 'Organismo' },
          validFrom: '2026-02-01',
          expires: '2029-01-31',
        },
      ],
    });
    expect(companyOn('contacts')).not.toHaveProperty('hasCertification');
  });

  test('one whose last day has passed at the build is left out', () => {
    onDay('2029-02-01');
    expect(companyOn('certificates')).not.toHaveProperty('hasCertification');
  });
});
