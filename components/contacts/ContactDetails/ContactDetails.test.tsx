import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/renderIn';
import { content } from '@/content/current';
import type { Locale } from '@/i18n/locales';
import { ContactDetails } from './ContactDetails';

test.each<[Locale, RegExp, string]>([
  ['en', /Saturday.*Sunday.*10:00.*14:30/, 'Italy'],
  ['it', /sabato.*domenica.*10:00.*14:30/, 'Italia'],
  ['bg', /събота.*неделя.*10:00.*14:30/, 'Италия'],
])('in %s it says the hours and the country that search engines read', (locale, hours, country) => {
  jest.replaceProperty(content.company, 'openingHours', 'Sa-Su 10:00-14:30');
  jest.replaceProperty(content.company, 'countryCode', 'IT');
  renderIn(locale, <ContactDetails />);
  expect(screen.getByText(hours)).toBeInTheDocument();
  expect(screen.getByText(new RegExp(`, ${country}$`))).toBeInTheDocument();
});
