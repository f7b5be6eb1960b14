import { screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { Daylight } from './Daylight';

function minutes(clock: string): number {
  expect(clock).toMatch(/^\d\d:\d\d$/);
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

describe.each(locales)('Daylight in %s', (locale) => {
  function rows(): string[][] {
    renderIn(locale, <Daylight />);
    const [, ...days] = screen.getAllByRole('row');
    return days.map((day) =>
      [within(day).getByRole('rowheader'), ...within(day).getAllByRole('cell')].map(
        (cell) => cell.textContent ?? '',
      ),
    );
  }

  test('the length of a day is the time from sunrise to sunset', () => {
    for (const [, sunrise = '', sunset = '', length = ''] of rows()) {
      const [hours = 0, rest = 0] = (length.match(/\d+/g) ?? []).map(Number);
      expect(minutes(sunset) - minutes(sunrise)).toBe(hours * 60 + rest);
    }
  });

  test('times in June are in summer time', () => {
    const [, june = 0, , december = 0] = rows().map(
      ([, sunrise = '', sunset = '']) => (minutes(sunrise) + minutes(sunset)) / 2,
    );
    expect(Math.abs(june - december - 60)).toBeLessThan(20);
  });
});
