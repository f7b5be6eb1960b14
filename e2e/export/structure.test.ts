/* The shape of each page: landmarks, headings, pictures. */

import { headings, translator } from '@/e2e/lib/translator';
import { locales } from '@/i18n/locales';
import { company } from '@/site/company';
import { pictures } from '@/site/pictures';
import { routes } from '@/site/routes';
import { attributesOf, maps, notFounds, one, pages, rendered } from './lib/site';

describe.each(rendered.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  const { document, locale, name } = page;
  const t = translator(locale);

  test('says its language, its title and its heading', () => {
    expect(document.documentElement.lang).toBe(locale);
    expect(document.title).toBe(`${t(`Meta.${name}.title`)} | ${company.name}`);
    expect(one(document, 'h1').textContent).toBe(t(headings[name]));
  });

  test('has the landmarks, each navigation under a name of its own, and a way past the header', () => {
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

  test('leaves out no level of heading, and no heading is empty', () => {
    const found = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    const levels = found.map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
    expect(found.filter(({ textContent }) => !textContent?.trim())).toEqual([]);
  });

  test('describes each picture by a message or marks it as decorative, and reserves its room', () => {
    const described = Object.keys(pictures).map((picture) => t(`Pictures.${picture}` as never));
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

  test('asks for no login', () => {
    expect(document.querySelector('input[type=password]')).toBeNull();
  });
});

test('the 404s and the maps are there in each language', () => {
  expect(pages).toHaveLength(locales.length * routes.length);
  expect(notFounds.map(({ document }) => document.documentElement.lang)).toEqual([...locales]);
  expect(maps.map(({ document }) => document.documentElement.lang)).toEqual([...locales]);
});
