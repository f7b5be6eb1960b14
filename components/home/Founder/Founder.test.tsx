import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages, renderIn } from '@/components/testing/renderIn';
import { missingTexts, verbatim } from '@/components/testing/texts';
import { locales } from '@/i18n/locales';
import { company } from '@/site/company';
import { Founder } from './Founder';

describe.each(locales)('Founder in %s', (locale) => {
  const words = messages[locale].Founder;

  test('says all of its texts', () => {
    const { container } = renderIn(locale, <Founder />);
    expect(missingTexts(container, words)).toEqual([]);
  });

  test('the extra paragraph is folded away, and the toggle unfolds and folds it', async () => {
    renderIn(locale, <Founder />);
    const toggle = screen.getByText(words.showMore, verbatim);
    expect(screen.getByText(words.training, verbatim)).toBeVisible();
    expect(screen.getByText(words.more, verbatim)).not.toBeVisible();
    await userEvent.click(toggle);
    expect(screen.getByText(words.more, verbatim)).toBeVisible();
    await userEvent.click(toggle);
    expect(screen.getByText(words.more, verbatim)).not.toBeVisible();
  });

  test('the toggle has a text for either state', () => {
    renderIn(locale, <Founder />);
    expect(screen.getByText(words.showMore, verbatim)).toHaveClass('showMore');
    expect(screen.getByText(words.showLess, verbatim)).toHaveClass('showLess');
    expect(words.showMore).not.toBe(words.showLess);
  });

  test('the years of the career rise', () => {
    renderIn(locale, <Founder />);
    const years = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => Number(textContent?.slice(0, 4)));
    expect(years).toEqual(Object.values(company.career).toSorted());
  });
});

test('the toggle is called as the specification has it, to the letter', () => {
  renderIn('en', <Founder />);
  expect(screen.getByText('Show More')).toBeInTheDocument();
  expect(screen.getByText('Show Less')).toBeInTheDocument();
});
