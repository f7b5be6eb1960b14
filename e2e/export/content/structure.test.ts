import sharp from 'sharp';
import { socialProfiles } from '@/content/company';
import { content } from '@/content/current';
import { alternativeTextOf, type PictureName } from '@/site/pictures';
import { attributesOf, fileAt, folded, one, rendered, textContents, textNodes } from '../lib/site';

describe.each(rendered)('$path', ({ document, t }) => {
  // Text browsers and saved pages have neither other files nor accessible names.
  test('every link and button has words, and every drawing its lines, in the page itself', () => {
    const wordless = [...document.querySelectorAll('a, button, summary')].filter(
      (control) => !control.textContent?.trim() && !control.querySelector('img:not([alt=""])'),
    );
    expect(wordless.map(({ outerHTML }) => outerHTML)).toEqual([]);
    for (const href of attributesOf(document, 'use', 'href')) one(document, `g${href}`);
  });

  test('an iPhone makes no links of registration numbers', () => {
    const content = attributesOf(document, 'meta[name=format-detection]', 'content');
    expect(content).toEqual(['telephone=no']);
  });

  test('every picture has alternative text from the messages, a width and a height', () => {
    const described = (Object.keys(content.pictures) as PictureName[]).map((picture) =>
      t(`Pictures.${alternativeTextOf(picture)}`),
    );
    for (const image of document.querySelectorAll('img')) {
      expect(['', content.company.name, ...described]).toContain(image.getAttribute('alt'));
      expect(image.getAttribute('width')).toMatch(/^\d+$/);
      expect(image.getAttribute('height')).toMatch(/^\d+$/);
    }
    for (const drawing of document.querySelectorAll('svg:not(svg svg)')) {
      const isHidden = drawing.closest('[aria-hidden=true]') !== null;
      const isNamed = drawing.matches('[role=img]:is([aria-label], [aria-labelledby])');
      expect({ isHidden, isNamed }).toEqual({ isHidden: !isNamed, isNamed });
    }
  });

  // Otherwise what follows it would move when it has loaded.
  test('every picture has the shape of its file', async () => {
    for (const image of document.querySelectorAll('img')) {
      const src = image.getAttribute('src') ?? '';
      const { width, height } = await sharp(fileAt(src) ?? '').metadata();
      const here = Number(image.getAttribute('height')) / Number(image.getAttribute('width'));
      expect({ src, here }).toEqual({ src, here: expect.closeTo(height / width, 2) });
    }
  });

  test('every list without markers has its role, because Safari drops it outside a navigation', () => {
    const unmarked = /([^{}]+)\{[^{}]*list-style(?:-type)?:\s*(?:none|"")/g;
    const lists = [...textContents(document, 'style').join('').matchAll(unmarked)]
      .flatMap(([, selector = '']) => [...document.querySelectorAll(selector)])
      .filter((element) => element.matches('ul, ol'));
    // The lists in the header, and in the footer if the company has a profile on a network.
    expect(lists.length).toBeGreaterThanOrEqual(socialProfiles().length > 0 ? 2 : 1);
    const lost = lists.filter((list) => !list.matches('nav *, [role=list]'));
    expect(lost.map(({ className }) => className)).toEqual([]);
  });

  test('links to different pages have different names, which begin with their visible words', () => {
    const places = new Map<string, Set<string | null>>();
    for (const link of document.querySelectorAll('a[href]')) {
      const pictured = [
        ...attributesOf(link, 'img', 'alt'),
        ...attributesOf(link, 'svg', 'aria-label'),
      ].join(' ');
      const name = link.getAttribute('aria-label') ?? `${pictured} ${link.textContent}`;
      const known = places.get(folded(name)) ?? new Set();
      places.set(folded(name), known.add(link.getAttribute('href')));
    }
    expect(places.size).toBeGreaterThan(5);
    expect([...places].filter(([, targets]) => targets.size > 1)).toEqual([]);
    for (const element of document.querySelectorAll('body :is(a, button, summary)[aria-label]')) {
      const seen = textNodes(element).find((text) => !text.parentElement?.closest('svg'))?.data;
      const name = folded(element.getAttribute('aria-label') ?? '');
      expect(name.startsWith(folded(seen ?? ''))).toBe(true);
    }
  });
});

test('no style shows hidden words on hover or focus of another element, because visitors could not dismiss them', () => {
  // WCAG 2.2, 1.4.13.
  const styles = rendered.flatMap(({ document }) => textContents(document, 'style'));
  const rules = [...new Set(styles)].flatMap((css) => [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]);
  expect(rules.length).toBeGreaterThan(1000);
  const shows = /(?:^|;)(?:clip-path|clip|visibility|display|opacity|content|content-visibility):/;
  const showing = rules
    .filter(([, selector = '', declarations = '']) => {
      // A skip link shows itself on focus, which is allowed.
      const pointed = /:(?:hover|focus(?:-visible|-within)?)\b.*[ >+~]/.test(selector.trim());
      return pointed && shows.test(declarations);
    })
    .map(([, selector]) => selector);
  expect(showing).toEqual([]);
});
