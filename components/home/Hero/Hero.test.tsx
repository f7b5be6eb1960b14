import { screen } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { missingTexts } from '@/components/testing/texts';
import { locales } from '@/i18n/locales';
import { href } from '@/site/routes';
import { Hero } from './Hero';

describe.each(locales)('Hero in %s', (locale) => {
  const { Hero: words, Slideshow } = messages[locale];

  test('says all of its texts, and those of the slides in order', () => {
    const { container } = renderIn(locale, <Hero />);
    expect(missingTexts(container, words)).toEqual([]);
    expect(missingTexts(container, Slideshow.slides)).toEqual([]);
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    const captions = [...container.querySelectorAll('b + span')].map(
      ({ textContent }) => textContent,
    );
    const slides = Object.values(Slideshow.slides);
    expect(captions.slice(0, 8)).toEqual(slides.map(({ text }) => text));
  });

  test('the contact-us button leads to Contacts', () => {
    renderIn(locale, <Hero />);
    expect(screen.getByRole('link', { name: words.contactUs })).toHaveAttribute(
      'href',
      href(locale, 'contacts'),
    );
  });

  test('eight different pictures, each with its alt text; only the first is fetched at once', () => {
    renderIn(locale, <Hero />);
    const pictures = screen.getAllByRole('img').filter((image) => image.tagName === 'IMG');
    expect(new Set(pictures.map((picture) => picture.getAttribute('src'))).size).toBe(8);
    expect(pictures.map((picture) => picture.getAttribute('alt')).toSorted()).toEqual(
      Object.values(messages[locale].Pictures).toSorted(),
    );
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      null,
      ...Array.from({ length: 7 }, () => 'lazy'),
    ]);
  });
});
