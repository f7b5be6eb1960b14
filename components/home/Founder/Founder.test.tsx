import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/renderIn';
import { content } from '@/content/current';
import { locales } from '@/i18n/locales';
import { Founder } from './Founder';

test.each(locales)(
  'in %s the founder has founded the company of content/company.json',
  (locale) => {
    jest.replaceProperty(content.company, 'name', 'Slantse');
    renderIn(locale, <Founder />);
    expect(screen.getAllByText(/Slantse/)).toHaveLength(2);
  },
);
