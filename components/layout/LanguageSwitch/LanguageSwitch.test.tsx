import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/renderIn';
import { type Locale, locales } from '@/i18n/locales';
import type { PageName } from '@/site/routes';
import { LanguageSwitch } from './LanguageSwitch';

/* app/scripts/early.test.ts tests what a click does. */

function flag(name: string) {
  return screen.getByRole('link', { name });
}

describe.each(locales)('LanguageSwitch in %s', (locale) => {
  test.each<[Locale, string]>([
    ['en', 'English'],
    ['it', 'Italiano'],
    ['bg', 'Български'],
  ])('the flag %s is called %s in its own language', (language, name) => {
    renderIn(locale, <LanguageSwitch page="home" />);
    expect(flag(name)).toHaveAttribute('lang', language);
    expect(flag(name)).toHaveAttribute('hreflang', language);
    expect(flag(name)).toHaveAttribute('data-locale', language);
    if (language === locale) expect(flag(name)).toHaveAttribute('aria-current', 'true');
    else expect(flag(name)).not.toHaveAttribute('aria-current');
  });

  test.each<[PageName, string[]]>([
    ['home', ['/', '/it/', '/bg/']],
    ['services', ['/services/', '/it/services/', '/bg/services/']],
    ['about', ['/about-us/', '/it/about-us/', '/bg/about-us/']],
    ['contacts', ['/contacts/', '/it/contacts/', '/bg/contacts/']],
    ['certificates', ['/certificates/', '/it/certificates/', '/bg/certificates/']],
    ['notFound', ['/', '/it/', '/bg/']],
  ])('the flags on %s lead to %j', (page, expected) => {
    renderIn(locale, <LanguageSwitch page={page} />);
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(locales.length);
    const hrefs = links.map((link) => link.getAttribute('href'));
    expect(hrefs.slice(0, expected.length)).toEqual(expected);
  });
});
