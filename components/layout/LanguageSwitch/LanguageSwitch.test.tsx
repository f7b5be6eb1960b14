import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigation } from '@/browser/navigation/Navigation.client';
import { endNavigation } from '@/browser/navigation/pending';
import { renderIn } from '@/components/testing/renderIn';
import { blockStorage } from '@/components/testing/storage';
import { type Locale, locales } from '@/i18n/locales';
import { href, type PageName } from '@/site/routes';
import { LanguageSwitch } from './LanguageSwitch';

/** With the listener that follows links. */
function renderSwitch(locale: Locale, page: PageName) {
  return renderIn(
    locale,
    <>
      <LanguageSwitch page={page} />
      <Navigation locale={locale} loading="" />
    </>,
  );
}

function flag(name: string) {
  return screen.getByRole('link', { name });
}

afterEach(() => {
  endNavigation();
  history.replaceState(null, '', '/');
});

describe.each(locales)('LanguageSwitch in %s', (locale) => {
  test.each<[Locale, string]>([
    ['en', 'English'],
    ['it', 'Italiano'],
    ['bg', 'Български'],
  ])('the flag %s is called %s in its own language', (language, name) => {
    renderSwitch(locale, 'home');
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
  ])('flags on %s lead to %j', (page, expected) => {
    renderSwitch(locale, page);
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(locales.length);
    const hrefs = links.map((link) => link.getAttribute('href'));
    expect(hrefs.slice(0, expected.length)).toEqual(expected);
  });

  test('a flag replaces the entry and keeps query, hash and place', async () => {
    history.replaceState(null, '', '/services/?from=mail#planning');
    const { router } = renderSwitch(locale, 'services');
    const [other] = locales.filter((language) => language !== locale);
    await userEvent.click(screen.getAllByRole('link')[locales.indexOf(other ?? locale)] as Element);
    expect(router.replace.mock.calls).toEqual([
      [`${href(other ?? locale, 'services')}?from=mail#planning`, { scroll: false }],
    ]);
    expect(router.push).not.toHaveBeenCalled();
  });

  test('the flag of the current language does nothing', async () => {
    const { router } = renderSwitch(locale, 'services');
    await userEvent.click(screen.getAllByRole('link')[locales.indexOf(locale)] as Element);
    expect(router.replace).not.toHaveBeenCalled();
  });
});

test('a choice is recorded when the document is left before the page shows it', async () => {
  renderSwitch('en', 'home');
  await userEvent.click(flag('Italiano'));
  expect(sessionStorage.getItem('lang')).toBeNull();
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('lang')).toBe('it');
});

test('the flag of the current language cancels a running switch', async () => {
  const { router } = renderSwitch('en', 'home');
  await userEvent.click(flag('Italiano'));
  await userEvent.click(flag('English'));
  expect(router.replace).toHaveBeenLastCalledWith('/', { scroll: false });
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('lang')).toBeNull();
});

test('a flag opened in a new tab does not change this one', () => {
  const { router } = renderSwitch('en', 'home');
  const click = createEvent.click(flag('Italiano'), { ctrlKey: true });
  // jsdom cannot navigate.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent(flag('Italiano'), click);
  expect(sessionStorage.getItem('lang')).toBeNull();
  expect(router.replace).not.toHaveBeenCalled();
});

test('the switch works with storage blocked', async () => {
  blockStorage();
  const { router } = renderSwitch('en', 'contacts');
  await userEvent.click(flag('Български'));
  expect(router.replace).toHaveBeenCalledWith('/bg/contacts/', { scroll: false });
});
