import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/renderIn';
import { blockStorage } from '@/components/testing/storage';
import { type Locale, locales } from '@/i18n/locales';
import type { PageName } from '@/site/routes';
import { LanguageSwitch } from './LanguageSwitch';

function flag(name: string) {
  return screen.getByRole('link', { name });
}

afterEach(() => history.replaceState(null, '', '/'));

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
  ])('flags on %s lead to %j', (page, expected) => {
    renderIn(locale, <LanguageSwitch page={page} />);
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(locales.length);
    const hrefs = links.map((link) => link.getAttribute('href'));
    expect(hrefs.slice(0, expected.length)).toEqual(expected);
  });

  test('a flag records the language and replaces the entry, query, hash and place kept', async () => {
    history.replaceState(null, '', '/services/?from=mail#planning');
    const { router } = renderIn(locale, <LanguageSwitch page="services" />);
    await userEvent.click(flag('Italiano'));
    expect(sessionStorage.getItem('lang')).toBe('it');
    expect(router.replace.mock.calls).toEqual([
      ['/it/services/?from=mail#planning', { scroll: false }],
    ]);
    expect(router.push).not.toHaveBeenCalled();
  });
});

test('a flag on the 404 leads to the top of Home, and nothing of the lost address goes along', async () => {
  history.replaceState(null, '', '/it/lost/?a=b#c');
  const { router } = renderIn('it', <LanguageSwitch page="notFound" />);
  await userEvent.click(flag('Български'));
  expect(sessionStorage.getItem('lang')).toBe('bg');
  expect(router.replace.mock.calls).toEqual([['/bg/', { scroll: true }]]);
});

test('a flag that is opened in a new tab leaves this one alone', () => {
  const { router } = renderIn('en', <LanguageSwitch page="home" />);
  const click = createEvent.click(flag('Italiano'), { ctrlKey: true });
  // jsdom would try to navigate, which it cannot.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent(flag('Italiano'), click);
  expect(sessionStorage.getItem('lang')).toBeNull();
  expect(router.replace).not.toHaveBeenCalled();
});

test('where storage is blocked the switch still works', async () => {
  blockStorage();
  const { router } = renderIn('en', <LanguageSwitch page="contacts" />);
  await userEvent.click(flag('Български'));
  expect(router.replace).toHaveBeenCalledWith('/bg/contacts/', { scroll: false });
});

test('after a switch the focus is on the flag that was chosen, and the page at its place', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo');
  const { unmount } = renderIn('en', <LanguageSwitch page="home" />);
  window.scrollY = 480;
  await userEvent.click(flag('Italiano'));
  unmount();
  expect(scrolled).not.toHaveBeenCalled();

  window.scrollY = 0;
  renderIn('it', <LanguageSwitch page="home" />);
  expect(flag('Italiano')).toHaveFocus();
  expect(scrolled.mock.calls).toEqual([[{ top: 480, behavior: 'instant' }]]);
  scrolled.mockRestore();
});

test('a page that is opened otherwise leaves the focus where it is', () => {
  renderIn('it', <LanguageSwitch page="home" />);
  expect(document.body).toHaveFocus();
});
