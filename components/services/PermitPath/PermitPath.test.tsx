import { messages, renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { PermitPath } from './PermitPath';

const plain = (text: string) => text.replace(/<[^>]*>/g, '');

const bulgarian = ['study', 'zoning', 'permit', 'works', 'trial', 'use'] as const;
const italian = ['offer', 'authorisation', 'works', 'tests', 'agreement', 'operation'] as const;

test.each(locales)(
  'it shows every step of both countries in %s, in the order of the procedure',
  (locale) => {
    const { container } = renderIn(locale, <PermitPath />);
    const { bulgaria, italy } = messages[locale].PermitPath;
    const ladders = [...container.querySelectorAll('ol')].map((ladder) => [
      ladder.previousElementSibling?.textContent,
      [...ladder.children].map(({ textContent }) => textContent),
    ]);
    expect(ladders).toEqual([
      [bulgaria.name, bulgarian.map((step) => plain(bulgaria.steps[step]))],
      [italy.name, italian.map((step) => plain(italy.steps[step]))],
    ]);
  },
);

test.each(locales)('foreign terms in %s are marked with their language', (locale) => {
  const { container } = renderIn(locale, <PermitPath />);
  const terms = [...container.querySelectorAll('li span')];
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
