import { screen } from '@testing-library/react';
import { messages } from '@/components/testing/messages';
import { renderIn } from '@/components/testing/renderIn';
import type { Reference } from '@/content/types';
import { locales } from '@/i18n/locales';
import { References } from './References';

/* Plants for these tests, under names that nobody takes for real ones. */

const plant: Reference = {
  name: { en: 'Fixture Plant', it: 'Impianto di prova', bg: 'Пробна централа' },
  place: { en: 'Nowhere', it: 'In nessun luogo', bg: 'Никъде' },
  peak: 12.5,
  storage: { power: 6, energy: 13.2 },
  role: 'supervision',
  year: 2025,
  picture: 'solar-meadow',
  consent: { by: 'A. Client', on: '2025-12-01' },
};
const roof: Reference = {
  name: { en: 'Fixture Roof', it: 'Tetto di prova', bg: 'Пробен покрив' },
  place: plant.place,
  peak: 0.8,
  role: 'epc',
  year: 2024,
  picture: 'rooftop-industrial',
  consent: plant.consent,
};

describe.each(locales)('References in %s', (locale) => {
  const words = messages[locale].References;
  const formatNumber = (value: number) => new Intl.NumberFormat(locale).format(value);

  test('it shows nothing if there is no plant', () => {
    expect(renderIn(locale, <References list={[]} />).container).toBeEmptyDOMElement();
  });

  test('a plant shows its picture, name, place, figures, role and year', () => {
    renderIn(locale, <References list={[plant]} />);
    const shown = screen.getByRole('article');
    expect(screen.getByRole('img')).toHaveAttribute(
      'alt',
      messages[locale].Pictures['solar-meadow'],
    );
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(
      plant.name[locale] ?? plant.name.en,
    );
    for (const part of [
      plant.place[locale] ?? plant.place.en,
      words.peak.replace('{value, number}', formatNumber(12.5)),
      words.battery
        .replace('{power, number}', formatNumber(6))
        .replace('{energy, number}', formatNumber(13.2)),
      words.roles.supervision.replace(/<[^>]*>/g, ''),
      '2025',
    ]) {
      expect(shown.textContent).toContain(part);
    }
    expect(shown.textContent).not.toContain('A. Client');
  });

  test('a plant without storage does not mention storage', () => {
    renderIn(locale, <References list={[roof]} />);
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual([words.power, words.role, words.year]);
  });
});

test.each([
  ['en', ', '],
  ['it', ' e '],
  ['bg', ', '],
] as const)('the parts of the company in a plant are a list in %s', (locale, last) => {
  const own: Reference = { ...plant, role: ['development', 'epc', 'supervision'] };
  renderIn(locale, <References list={[own]} />);
  const { development, epc, supervision } = messages[locale].References.roles;
  const parts = `${development}, ${epc}${last}${supervision}`.replace(/<[^>]*>/g, '');
  expect(screen.getByRole('article').textContent).toContain(parts);
});

test('it leaves out a plant whose client has not agreed', () => {
  renderIn('en', <References list={[{ ...plant, consent: null }, roof]} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(screen.getByRole('article')).toHaveTextContent('Fixture Roof');
});
