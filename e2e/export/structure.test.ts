/* The shape of each page: landmarks, headings, pictures. */

import sharp from 'sharp';
import { headings, translator } from '@/e2e/lib/translator';
import { locales } from '@/i18n/locales';
import { company } from '@/site/company';
import { alternativeTextOf, type PictureName, pictures } from '@/site/pictures';
import { routes } from '@/site/routes';
import { attributesOf, fileAt, maps, notFounds, one, pages, rendered } from './lib/site';

describe.each(rendered.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  const { document, locale, name } = page;
  const t = translator(locale);

  test('has language, title and heading', () => {
    expect(document.documentElement.lang).toBe(locale);
    expect(document.title).toBe(`${t(`Meta.${name}.title`)} | ${company.name}`);
    expect(one(document, 'h1').textContent).toBe(t(headings[name]));
  });

  test('has the landmarks, a name for each navigation, and a skip link', () => {
    for (const landmark of ['body > header', 'body > main', 'body > footer'])
      one(document, landmark);
    const names = attributesOf(document, 'nav, main section[aria-label], form', 'aria-label');
    expect(names).not.toContain(null);
    expect(new Set(names).size).toBe(names.length);
    const skip = one(document, 'body > a');
    expect(skip.textContent).toBe(t('Header.skip'));
    expect(skip.getAttribute('href')).toBe(`#${one(document, 'main').id}`);
    expect(document.querySelector('a, button, input, summary')).toBe(skip);
  });

  test('skips no heading level, and no heading is empty', () => {
    const found = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    const levels = found.map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
    expect(found.filter(({ textContent }) => !textContent?.trim())).toEqual([]);
  });

  test('has alternative text from the messages, or empty, and a reserved box for each picture', () => {
    const described = (Object.keys(pictures) as PictureName[]).map((picture) =>
      t(`Pictures.${alternativeTextOf(picture)}`),
    );
    for (const image of document.querySelectorAll('img')) {
      expect(['', ...described]).toContain(image.getAttribute('alt'));
      expect(image.getAttribute('width')).toMatch(/^\d+$/);
      expect(image.getAttribute('height')).toMatch(/^\d+$/);
    }
    for (const drawing of document.querySelectorAll('svg')) {
      const isHidden = drawing.closest('[aria-hidden=true]') !== null;
      const isNamed = drawing.matches('[role=img]:is([aria-label], [aria-labelledby])');
      expect({ isHidden, isNamed }).toEqual({ isHidden: !isNamed, isNamed });
    }
  });

  test('has no login', () => {
    expect(document.querySelector('input[type=password]')).toBeNull();
  });
});

test('the 404 and the map exist in each language', () => {
  expect(pages).toHaveLength(locales.length * routes.length);
  expect(notFounds.map(({ document }) => document.documentElement.lang)).toEqual([...locales]);
  expect(maps.map(({ document }) => document.documentElement.lang)).toEqual([...locales]);
});

test('each file of a srcset has the width that is stated', async () => {
  const lists = rendered.flatMap(({ document }) =>
    attributesOf(document, '[srcset]', 'srcset').map(String),
  );
  const candidates = lists.flatMap((list) => list.split(',').map((part) => part.trim()));
  const stated = [...new Set(candidates)].filter((candidate) => / \d+w$/.test(candidate));
  // Fewer would mean that the test fails to find them.
  expect(stated.length).toBeGreaterThan(50);
  const real = stated.map(async (candidate) => {
    const [url = ''] = candidate.split(' ');
    const { width } = await sharp(fileAt(url) ?? '').metadata();
    return `${url} ${width}w`;
  });
  expect(await Promise.all(real)).toEqual(stated);
});
