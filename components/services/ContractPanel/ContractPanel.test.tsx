import { renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { ContractPanel } from './ContractPanel';

const figures = {
  advance: 11,
  performance: 12,
  delayPerDay: 0.25,
  delayCap: 13,
  availability: 97.5,
  years: 3,
} as const;

test.each(locales)(
  'the figures of the contract are written as the language does it, in %s',
  (locale) => {
    const { container } = renderIn(locale, <ContractPanel figures={figures} />);
    const format = new Intl.NumberFormat(locale);
    const wanted = Object.values(figures).map((value) => format.format(value));
    // Only the texts, because the large figures above them repeat some.
    const texts = [...container.querySelectorAll('dd')].map(({ textContent }) => textContent);
    const shown = texts.join(' ').match(/\d+(?:[.,]\d+)?/g) ?? [];
    expect(shown).toEqual(expect.arrayContaining(wanted));
  },
);

test('the large figures repeat the texts, so screen readers skip them', () => {
  const { container } = renderIn('en', <ContractPanel figures={figures} />);
  const large = [...container.querySelectorAll('dt [aria-hidden="true"]')];
  expect(large.map(({ textContent }) => textContent)).toEqual(['11%', '0.25%', '97.5%', '3 years']);
});

test.each(locales)('one year between the acceptances is in the singular in %s', (locale) => {
  const [one, three] = [1, 3].map((years) => {
    const { container } = renderIn(locale, <ContractPanel figures={{ ...figures, years }} />);
    const terms = [...container.querySelectorAll('dd')].map(({ textContent }) => textContent);
    return terms.find((text) => text?.includes(`${years}\u00a0`)) ?? '';
  });
  expect(one).not.toBe('');
  expect(one).not.toBe(three?.replace('3', '1'));
});
