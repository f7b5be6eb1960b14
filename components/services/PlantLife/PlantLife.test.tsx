import { screen } from '@testing-library/react';
import { Stages } from '@/components/services/Stages/Stages';
import { messages, renderIn } from '@/components/testing/renderIn';
import { missingTexts } from '@/components/testing/texts';
import { locales } from '@/i18n/locales';
import { PlantLife } from './PlantLife';

test.each(locales)('eight rows in %s lead to the eight stages below', (locale) => {
  const { container } = renderIn(
    locale,
    <>
      <PlantLife />
      <Stages />
    </>,
  );
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(8);
  links.forEach((link, index) => {
    const target = container.querySelector(`section${link.getAttribute('href')}`);
    const heading = target?.querySelector('h2')?.textContent ?? 'no such stage';
    expect(link.textContent).toContain(`${index + 1} ${heading}`);
  });
  expect(missingTexts(container, messages[locale].PlantLife)).toEqual([]);
});
