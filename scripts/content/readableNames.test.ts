import { say, type ToolLanguage } from '@/i18n/toolText';
import type { MessageFile } from './messageFiles';
import { namer } from './readableNames';

const file = (locale: 'en' | 'bg', texts: object): MessageFile => ({
  locale,
  path: `messages/${locale}.json`,
  text: JSON.stringify(texts),
});
function nameIn(language: ToolLanguage, files: readonly MessageFile[], key: string): string {
  return say(namer(files)(key), language);
}

const english = file('en', {
  Company: { street: '18 Zornitsa Street' },
  Meta: { home: { title: 'Sun', description: 'We build plants' } },
  Header: { links: { home: 'Start', services: 'Services' } },
  Footer: { rights: '© {year}', office: 'Office' },
  Hero: { title: '<b>Sun</b> for {city}', lead: 'We build plants where the sun shines all year' },
  Doors: { terms: { we: 'We' }, land: { title: 'Land', link: 'Write' } },
  ContractPanel: { title: 'The contract' },
  WhoWeAre: { title: 'A firm', heading: 'Who we are' },
  EnquiryForm: {
    name: 'Enquiry',
    fields: { email: { label: 'E-mail', hint: 'Yours' } },
    failure: 'Not sent',
  },
  Commitments: {
    title: 'Promises',
    items: {
      answer: { term: '{days}', text: 'An answer' },
      opinion: { term: '{days, plural, one {# day} other {# working days}}', text: 'In writing' },
      price: { term: 'Price', text: 'Fixed' },
    },
  },
});

test.each([
  ['Hero.title', 'Start › Sun for … › heading'],
  ['Hero.lead', 'Start › Sun for … › We build plants where the sun shines all…'],
  ['Doors.land.link', 'Start › Land › Write'],
  ['EnquiryForm.fields.email.label', 'contacts › Enquiry › E-mail'],
  ['EnquiryForm.fields.email.hint', 'contacts › Enquiry › E-mail › Yours'],
  ['Commitments.items.price.term', 'contacts › Promises › Price › heading'],
  ['Commitments.items.price.text', 'contacts › Promises › Price › Fixed'],
  ['Footer.office', 'All pages › Office'],
])('a text is named by its page, the headings above it and its words: %s', (key, name) => {
  expect(nameIn('en', [english], key)).toBe(name);
});

test.each([
  ['Company.street', 'All pages › street › 18 Zornitsa Street'],
  ['Meta.home.description', 'Start › for search engines › We build plants'],
  ['Meta.home.title', 'Start › for search engines › heading'],
  ['WhoWeAre.heading', 'about › A firm › Who we are'],
  ['Commitments.items.answer.term', 'contacts › Promises › days'],
  ['Commitments.items.opinion.term', 'contacts › Promises › … working days › heading'],
  ['Footer.rights', 'All pages › © year'],
])('a text whose words do not say what it is: %s', (key, name) => {
  expect(nameIn('en', [english], key)).toBe(name);
});

test.each([
  ['Commitments.items', 'contacts › Promises'],
  ['Doors', 'Start › Land'],
  ['sections.contract', 'Services › The contract'],
  ['sections.sendFailure', 'contacts › Enquiry › Not sent'],
  ['Founder', 'Start › Founder'],
])('a list, a group and a section have the name of their heading: %s', (key, name) => {
  expect(nameIn('en', [english], key)).toBe(name);
});

test('names are in the language of the tools, and in English where it has no text', () => {
  const bulgarian = file('bg', {
    Header: { links: { home: 'Начало' } },
    Hero: { title: 'Слънце' },
  });
  const files = [english, bulgarian];
  expect(nameIn('bg', files, 'Hero.title')).toBe('Начало › Слънце › заглавие');
  expect(nameIn('bg', files, 'Doors.land.link')).toBe('Начало › Land › Write');
  expect(nameIn('it', files, 'Hero.title')).toBe('Start › Sun for … › titolo');
});
