import { existsSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { messages } from '@/components/testing/messages';
import { setPhotograph } from '@/components/testing/photographs';
import { renderIn } from '@/components/testing/renderIn';
import { pictures } from '@/generated/media';
import { locales } from '@/i18n/locales';
import { Picture } from './Picture';

const meadow = <Picture name="solar-meadow" crop="wide" phoneCrop="photo" sizes="100vw" />;

test.each(locales)('a picture has alternative text in %s', (locale) => {
  renderIn(locale, meadow);
  expect(screen.getByRole('img')).toHaveAttribute('alt', messages[locale].Pictures['solar-meadow']);
});

test.each(locales)(
  'a rendering is labelled as a visualisation in %s, and a photograph is not',
  (locale) => {
    const { visualisation } = messages[locale].Picture;
    setPhotograph('solar-meadow', false);
    const { rerender } = renderIn(locale, meadow);
    expect(screen.getByText(visualisation)).toBeVisible();
    setPhotograph('solar-meadow', true);
    rerender(<div>{meadow}</div>);
    expect(screen.getByRole('img')).toBeVisible();
    expect(screen.queryByText(visualisation)).toBeNull();
  },
);

test('phones get their own crop', () => {
  const { container } = renderIn('en', meadow);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ media, type }) => [media, type])).toEqual([
    ['(max-width: 599px)', 'image/avif'],
    ['', 'image/avif'],
  ]);
  for (const [index, source] of sources.entries()) {
    const crop = index === 0 ? 'photo' : 'wide';
    expect(source.sizes).toBe(index === 0 ? '(min-resolution: 2.2dppx) 64vw, 100vw' : '100vw');
    expect(source.srcset).toMatch(
      new RegExp(`^/media/solar-meadow-${crop}-\\d+\\.\\w+\\.\\w+ \\d+w`),
    );
    // Width and height reserve the box, so that nothing shifts.
    expect(
      Number(source.getAttribute('width')) / Number(source.getAttribute('height')),
    ).toBeCloseTo(index === 0 ? 4 / 3 : 5 / 2, 2);
  }
});

test('every file of every picture exists in its stated width', () => {
  const files = Object.values(pictures).flatMap((crops) =>
    Object.values(crops).flatMap(({ avif, jpeg }) => [...avif, jpeg]),
  );
  expect(files.length).toBeGreaterThan(Object.keys(pictures).length);
  for (const { src, width } of files) {
    expect({ src, exists: existsSync(`public${src}`) }).toEqual({ src, exists: true });
    expect(src).toContain(`-${width}.`);
  }
});

test('a picture loads lazily unless it is the first on the page', () => {
  const { rerender } = renderIn('en', meadow);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).toHaveAttribute('decoding', 'async');
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');

  rerender(<Picture name="solar-meadow" crop="wide" sizes="100vw" priority="first" />);
  expect(screen.getByRole('img')).not.toHaveAttribute('loading');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('the film’s poster has the alternative text of its scene', () => {
  renderIn('en', <Picture name="solar-dawn-film" crop="film" sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('alt', messages.en.Pictures['solar-dawn']);
});

test('a missing crop fails the build with advice', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => renderIn('en', <Picture name="solar-meadow" crop="film" sizes="100vw" />)).toThrow(
    'Add the crop "film" to the picture "solar-meadow" in site/pictures.ts.',
  );
});
