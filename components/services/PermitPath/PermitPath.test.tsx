import { messages } from '@/components/testing/messages';
import { renderIn } from '@/components/testing/renderIn';
import { isDay } from '@/content/day';
import { asOf } from '@/content/reviews';
import { type Locale, locales } from '@/i18n/locales';
import { PermitPath } from './PermitPath';
import { inForce, type LegalRule, permits } from './permits';

const countries = ['bulgaria', 'italy'] as const;

const today = '2026-11-27';

/** The name of a country and the words of its steps on a day, without their tags. */
function wordsOf(country: (typeof countries)[number], locale: Locale, day: string) {
  const { name, steps } = messages[locale].PermitPath[country];
  const words: Readonly<Record<string, string>> = steps;
  const shown = inForce<LegalRule & { readonly text: string }>(permits[country].steps, day);
  return [name, shown.map(({ text }) => words[text.replace(/.*\./, '')]?.replace(/<[^>]*>/g, ''))];
}

function buildOn(day: string): void {
  process.env.SOURCE_DATE_EPOCH = `${Date.parse(day) / 1000}`;
}

const original = process.env.SOURCE_DATE_EPOCH;
beforeEach(() => buildOn(today));
afterEach(() => {
  if (original === undefined) delete process.env.SOURCE_DATE_EPOCH;
  else process.env.SOURCE_DATE_EPOCH = original;
});

test.each(locales)(
  'it shows every step of both countries in %s, in the order of the procedure, the reader’s country first',
  (locale) => {
    const { container } = renderIn(locale, <PermitPath />);
    const ladders = [...container.querySelectorAll('ol')].map((ladder) => [
      ladder.previousElementSibling?.textContent,
      [...ladder.children].map(({ textContent }) => textContent),
    ]);
    const expected = countries.map((country) => wordsOf(country, locale, today));
    expect(ladders).toEqual(locale === 'it' ? expected.toReversed() : expected);
  },
);

test.each(locales)('the note in %s says as of which month the steps were reviewed', (locale) => {
  const { container } = renderIn(locale, <PermitPath />);
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const month = new Intl.DateTimeFormat(locale, options).format(new Date(asOf('PermitPath') ?? ''));
  const words = messages[locale].PermitPath.asOf.replace('{date}', month);
  expect(container.querySelector('h2 + p')?.textContent).toMatch(new RegExp(`\\. ${words}$`));
});

test.each(locales)('foreign terms in %s are marked with their language', (locale) => {
  const { container } = renderIn(locale, <PermitPath />);
  const terms = [...container.querySelectorAll('li span:not(.unbroken)')];
  expect(terms.length).toBeGreaterThan(0);
  for (const term of terms) expect(term).toHaveAttribute('lang', 'it');
});

test('the line of each country becomes solid at one step, before the works', () => {
  const { container } = renderIn('en', <PermitPath />);
  const places = [...container.querySelectorAll('ol')].map((ladder) =>
    [...ladder.children].flatMap((step, index) => (step.className === '' ? [] : [index])),
  );
  expect(places).toEqual([[2], [1]]);
});

describe('the rules', () => {
  const rules: LegalRule[] = Object.values(permits).flatMap(({ steps }) =>
    steps.flatMap((step) => [step, ...('regimes' in step ? step.regimes : [])]),
  );

  test.each(rules)('of $law have a day, and where we have read them', ({ from, source }) => {
    expect(isDay(from)).toBe(true);
    expect(() => new URL(source)).not.toThrow();
  });

  test('hold from their first day to their last', () => {
    const rule = { law: 'a law', source: 'https://law.example' };
    const old = { ...rule, from: '2020-01-01', until: '2026-12-31' };
    const next = { ...rule, from: '2027-01-01' };
    expect(inForce([old, next], '2019-12-31')).toEqual([]);
    expect(inForce([old, next], '2020-01-01')).toEqual([old]);
    expect(inForce([old, next], '2026-12-31')).toEqual([old]);
    expect(inForce([old, next], '2027-01-01')).toEqual([next]);
  });

  test.each(['2026-11-27', '2027-03-01', '2028-06-01', '2029-06-01'])(
    'let the owner build after exactly one step in each country on %s',
    (day) => {
      for (const { steps } of Object.values(permits)) {
        const leaves = inForce<(typeof steps)[number]>(steps, day).filter(
          (step) => 'leave' in step,
        );
        expect(leaves).toHaveLength(1);
      }
    },
  );
});

test('a build before a rule is in force leaves its step out', () => {
  const steps = (container: HTMLElement) => container.querySelectorAll('ol:last-of-type > li');
  const count = steps(renderIn('en', <PermitPath />).container).length;
  buildOn('2026-01-01');
  expect(steps(renderIn('en', <PermitPath />).container)).toHaveLength(count - 1);
});
