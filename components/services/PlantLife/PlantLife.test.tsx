import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/renderIn';
import { translator } from '@/content/translator';
import { locales } from '@/i18n/locales';
import { services } from '@/site/services';
import { PlantLife } from './PlantLife';

const figures = (duration: string | null) => (duration?.match(/\d+/g) ?? []).map(Number);

test.each(locales)(
  'the months before energisation and the years after it add up to the length of each stage in %s',
  (locale) => {
    const { container } = renderIn(locale, <PlantLife />);
    for (const { id, life } of services) {
      const [from, until] = life;
      const texts = container.querySelectorAll(`a[href="#${id}"] svg text`);
      const shown = [...texts].flatMap(({ textContent }) => figures(textContent));
      const months = Math.round(-12 * from);
      if (from > 0) expect(shown).toEqual([from]);
      else if (from === 0) expect(shown).toEqual([until - from]);
      else if (until > 1) expect(shown).toEqual([months, until]);
      else if (until > 0) expect(shown).toEqual([months, Math.round(12 * until)]);
      else expect(shown).toEqual([Math.round(12 * (until - from))]);
    }
  },
);

const folded = (text: string | null) => text?.replace(/\s+/g, ' ') ?? '';

/** What screen readers call the links, by their addresses. */
function linkNames(): ReadonlyMap<string | null, string> {
  const names = new Map<string | null, string>();
  screen.getAllByRole('link', {
    name: (name, link) => Boolean(names.set(link.getAttribute('href'), folded(name))),
  });
  return names;
}

test.each(locales)('each link in %s says how long its stage takes, like its bar', (locale) => {
  const { container } = renderIn(locale, <PlantLife />);
  const names = linkNames();
  for (const { id } of services) {
    const shown = container.querySelectorAll(`a[href="#${id}"] svg text`);
    expect(shown.length).toBeGreaterThan(0);
    for (const { textContent } of shown) expect(names.get(`#${id}`)).toContain(folded(textContent));
  }
});

test.each(locales)(
  'the name of a link in %s says what comes before energisation and what after',
  (locale) => {
    renderIn(locale, <PlantLife />);
    const t = translator(locale);
    const before = t('PlantLife.beforeStart', { length: t('PlantLife.months', { count: 12 }) });
    const after = t('PlantLife.afterStart', { length: t('PlantLife.years', { count: 2 }) });
    const once = t('PlantLife.from', { year: 15 });
    const label = (id: 'epc' | 'repowering') => t(`Slideshow.slides.${id}.label`);
    const names = linkNames();
    expect(names.get('#epc')).toBe(folded(`3 ${label('epc')} ${before}, ${after}`));
    expect(names.get('#repowering')).toBe(folded(`8 ${label('repowering')} ${once}`));
  },
);

test('where words are longer than their bar, its colour is behind them', () => {
  const { container } = renderIn('en', <PlantLife />);
  const inBars = [...container.querySelectorAll('li text[fill="var(--paper)"]')];
  expect(inBars.length).toBeGreaterThan(0);
  for (const text of inBars)
    expect(text).toHaveAttribute('stroke', text.previousElementSibling?.getAttribute('fill'));
});
