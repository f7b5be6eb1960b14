import { EnquiryIsland } from '@/components/contacts/EnquiryForm/EnquiryIsland';
import { formControl } from '@/components/contacts/EnquiryForm/enquiry';
import { messages } from '@/components/testing/messages';
import { renderIn } from '@/components/testing/renderIn';
import { content } from '@/content/current';
import { type Locale, locales } from '@/i18n/locales';
import { estimateLand, type Land } from './estimateLand';
import { landQuery, readArea } from './landInput';

const land: Land = { kind: 'roof', town: 'catania', area: 4500 };

beforeEach(() => jest.replaceProperty(content.sections, 'estimate', true));

afterEach(() => {
  formControl.reset({});
  history.replaceState(null, '', '/');
});

/** The description of the enquiry after a link with this query. */
function descriptionAfter(locale: Locale, search: string): string | undefined {
  history.replaceState(null, '', `/contacts/${search}`);
  return renderIn(locale, <EnquiryIsland />).container.querySelector('textarea')?.value;
}

describe.each(locales)('in %s', (locale) => {
  const written = (value: number) => new Intl.NumberFormat(locale).format(value);

  test.each([landQuery(land), `${landQuery(land).replace('?', '?utm_source=nl&')}&fbclid=x`])(
    '%s begins the enquiry with one readable line',
    (search) => {
      const description = descriptionAfter(locale, search);
      const { kinds, places } = messages[locale].Estimate;
      const words = [
        kinds.roof,
        places.catania,
        written(land.area),
        written(estimateLand(land).modules),
      ];
      for (const word of words) expect(description).toContain(word);
      expect(description).toMatch(/^[^{}\n]+\n$/);
    },
  );
});

test('in Bulgarian the line says the area in decares first', () => {
  const { dka, ha } = messages.bg.Estimate.units;
  expect(descriptionAfter('bg', '?kind=fixed&area=4.7&place=staraZagora')).toContain(
    `47\u00a0${dka} (4,7\u00a0${ha})`,
  );
});

test('what a visitor types in decares is what the enquiry says', () => {
  const area = readArea('5,255', 'fixed', 'dka') as number;
  const { dka, ha } = messages.bg.Estimate.units;
  const line = descriptionAfter('bg', landQuery({ kind: 'fixed', town: 'sofia', area }));
  expect(line).toContain(`5,255\u00a0${dka} (0,5255\u00a0${ha})`);
});

test.each([
  '?kind=roof&area=3&place=catania',
  '?kind=roof&area=4500&place=<img src=x onerror=alert(1)>',
  '?kind=fixed&area=1e9&place=sofia',
])('%s gives no line', (search) => {
  expect(descriptionAfter('en', search)).toBe('');
});

test('a site without the calculator gives no line', () => {
  jest.replaceProperty(content.sections, 'estimate', false);
  expect(descriptionAfter('en', landQuery(land))).toBe('');
});
