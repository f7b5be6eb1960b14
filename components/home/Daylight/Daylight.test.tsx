import { screen, within } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { missingTexts } from '@/components/testing/texts';
import { locales } from '@/i18n/locales';
import { Daylight } from './Daylight';

function minutes(clock: string): number {
  expect(clock).toMatch(/^\d\d:\d\d$/);
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

describe.each(locales)('Daylight in %s', (locale) => {
  const words = messages[locale].Daylight;

  function rows(): string[][] {
    renderIn(locale, <Daylight />);
    const [, ...days] = screen.getAllByRole('row');
    return days.map((day) =>
      [within(day).getByRole('rowheader'), ...within(day).getAllByRole('cell')].map(
        (cell) => cell.textContent ?? '',
      ),
    );
  }

  test('four days in order, in a table with a name', () => {
    expect(rows().map(([day]) => day)).toEqual(Object.values(words.days));
    expect(screen.getByRole('table', { name: words.caption })).toBeVisible();
    expect(missingTexts(document.body, words)).toEqual([]);
  });

  test('sunrise, sunset and length of day belong together', () => {
    const lengths = rows().map(([, sunrise = '', sunset = '', length = '']) => {
      const [hours = 0, rest = 0] = (length.match(/\d+/g) ?? []).map(Number);
      expect(minutes(sunset) - minutes(sunrise)).toBe(hours * 60 + rest);
      return hours;
    });
    expect(lengths).toEqual([12, 15, 12, 9]);
  });

  test('the clock of Sofia is meant, summer time included', () => {
    const [march, june, september, december] = rows();
    expect(march?.slice(1, 3).map((clock) => clock.slice(0, 2))).toEqual(['06', '18']);
    expect(june?.slice(1, 3).map((clock) => clock.slice(0, 2))).toEqual(['05', '21']);
    expect(september?.slice(1, 3).map((clock) => clock.slice(0, 2))).toEqual(['07', '19']);
    expect(december?.slice(1, 3).map((clock) => clock.slice(0, 2))).toEqual(['07', '16']);
  });
});
