import { screen } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { missingTexts } from '@/components/testing/texts';
import { locales } from '@/i18n/locales';
import { company } from '@/site/company';
import { WhoWeAre } from './WhoWeAre';

test.each(locales)('who we are, in %s', (locale) => {
  const { container } = renderIn(locale, <WhoWeAre />);
  const words = messages[locale].WhoWeAre;
  expect(missingTexts(container, words)).toEqual([]);
  for (const size of Object.values(company.capacity)) {
    expect(container.textContent).toContain(size.toLocaleString(locale));
  }
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: words.heading })).toBeVisible();
});
