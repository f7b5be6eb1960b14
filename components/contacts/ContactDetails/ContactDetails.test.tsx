import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/renderIn';
import { verbatim } from '@/components/testing/texts';
import { content } from '@/content/current';
import { translator } from '@/content/translator';
import type { Locale } from '@/i18n/locales';
import { ContactDetails } from './ContactDetails';

test.each<[Locale, string, string, string]>([
  ['en', 'Saturday', 'Sunday', 'Italy'],
  ['it', 'sabato', 'domenica', 'Italia'],
  ['bg', 'събота', 'неделя', 'Италия'],
])(
  'in %s it says the hours and the country that search engines read',
  (locale, first, last, country) => {
    jest.replaceProperty(content.company, 'openingHours', 'Sa-Su 10:00-14:30');
    jest.replaceProperty(content.company, 'countryCode', 'IT');
    renderIn(locale, <ContactDetails />);
    const days = { first, last, opens: '10:00', closes: '14:30' };
    const hours = translator(locale)('Company.hours', days);
    expect(screen.getByText(hours, verbatim)).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`, ${country}$`))).toBeInTheDocument();
  },
);
