/*
 * A visitor's journeys through the site, the same in every engine. They use only what Playwright's page and the WebDriver
 * page have in common, and find elements by their role in the page's code: so no text of an editor matters.
 */

import type { TestType } from '@playwright/test';
import type { Locale } from '@/i18n/locales';
import { sendFormUrl } from '@/site/emailjs';
import { href, type Route, routes } from '@/site/routes';
import { enquiry, fieldNames } from './enquiry';
import { alive, expect } from './fixtures';
import { translator } from './translator';
import { expectPage, flagSelector, place, type Visitor } from './visit';

/** A link of the header's row. */
const headerLink = (locale: Locale, route: Route) =>
  `header nav > div a[href="${href(locale, route)}"]`;

/**
 * Back, Forward, or a reload by 0. By script, and after the evaluation: no driver then waits for a document that the site's
 * own redirect replaces.
 */
async function travel(visitor: Visitor, steps: -1 | 0 | 1): Promise<void> {
  await visitor
    .evaluate((by) => {
      setTimeout(() => history.go(Number(by)));
    }, `${steps}`)
    // The page has left before the driver could say so.
    .catch(() => undefined);
}

/** Reloads the page, and waits until the old document is gone: what is read next is the new one's. */
async function reload(visitor: Visitor): Promise<void> {
  await visitor.evaluate(() => document.documentElement.setAttribute('data-left', ''));
  await travel(visitor, 0);
  await expect
    .poll(() =>
      visitor
        .evaluate(() => document.body && !document.documentElement.hasAttribute('data-left'))
        .catch(() => false),
    )
    .toBe(true);
}

/** A press that is no interaction with the page, so the runtime does not load. */
async function pressByScript(visitor: Visitor, selector: string): Promise<void> {
  await visitor.evaluate((found) => document.querySelector<HTMLElement>(found)?.click(), selector);
}

/** Whether a document has been kept since the mark was set. */
async function markDocument(visitor: Visitor): Promise<() => Promise<boolean>> {
  await visitor.evaluate(() => Object.assign(window, { marked: true }) && undefined);
  return () => visitor.evaluate(() => 'marked' in window);
}

async function expectPlace(
  visitor: Visitor,
  before: { readonly section: number; readonly share: number },
): Promise<void> {
  await expect
    .poll(() => place(visitor))
    .toEqual({ section: before.section, share: expect.closeTo(before.share, 1) });
}

const scrollDown = (visitor: Visitor, top: number) =>
  visitor.evaluate((top) => scrollTo({ top: Number(top), behavior: 'instant' }), `${top}`);

const historyLength = (visitor: Visitor) => visitor.evaluate(() => history.length);

/** Types a text into an emptied field: drivers differ in whether they empty it. */
async function fill(visitor: Visitor, name: keyof typeof enquiry, text: string): Promise<void> {
  await visitor.evaluate((id) => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) field.value = '';
  }, name);
  await visitor.fill(`#${name}`, text);
}

async function fillIn(visitor: Visitor): Promise<void> {
  for (const name of fieldNames) await fill(visitor, name, enquiry[name]);
}

/** The fields' values, in the order of `fieldNames`. */
async function values(visitor: Visitor): Promise<string[]> {
  return visitor.evaluate(
    (names) =>
      names
        .split(' ')
        .map((name) => document.querySelector<HTMLInputElement>(`#${name}`)?.value ?? ''),
    fieldNames.join(' '),
  );
}

const typed = fieldNames.map((name) => enquiry[name]);
const empty = fieldNames.map(() => '');

/** Answers in EmailJS's place with a status, and keeps what it is sent. Not every driver can intercept requests. */
async function replaceEmailJs(visitor: Visitor, status: number): Promise<void> {
  await visitor.evaluate((settings) => {
    const [url = '', answer = ''] = settings.split(' ');
    const sent: string[][][] = [];
    const { fetch } = window;
    Object.assign(window, {
      sent,
      fetch: async (...request: Parameters<typeof fetch>) => {
        if (request[0] !== url) return fetch(...request);
        const body = request[1]?.body;
        if (body instanceof FormData) sent.push([...body].map((part) => part.map(String)));
        return new Response('answer of the test', { status: Number(answer) });
      },
    });
  }, `${sendFormUrl} ${status}`);
}

const sent = (visitor: Visitor) =>
  visitor.evaluate(() => (window as unknown as { sent: string[][][] }).sent);

const status = (visitor: Visitor) =>
  visitor.evaluate(() => document.querySelector('form [role=status]')?.textContent ?? '');

/** Result of a film's or a slideshow's state that is read again and again. */
const film = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const video = document.querySelector('video');
    return { plays: video?.paused === false, started: (video?.currentTime ?? 0) > 0 };
  });

const slide = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const radios = [...document.querySelectorAll<HTMLInputElement>('[name=slide]')];
    const shown = [...document.querySelectorAll('site-slideshow [role=group]')].map(
      (group) =>
        getComputedStyle(group).opacity === '1' && group.querySelector('img')?.naturalWidth !== 0,
    );
    return { picked: radios.findIndex(({ checked }) => checked), shown: shown.indexOf(true) };
  });

interface Stop {
  readonly element: string;
  /** Or where it is instead. */
  readonly visible: true | string;
  readonly ringed: boolean;
}

/** The focused element as a visitor sees it; null outside the page. */
function stop(visitor: Visitor): Promise<Stop | null> {
  return visitor.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    if (element instanceof HTMLIFrameElement)
      return { element: 'the map', visible: true, ringed: true };
    // A radio button is visible as its label.
    const shown = element.matches('[type=radio]') ? (element.closest('label') ?? element) : element;
    const { left, top, bottom } = shown.getClientRects()[0] ?? new DOMRect();
    const there = document.elementFromPoint(
      Math.max(left, 0) + 4,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    );
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    return {
      element: element.outerHTML.slice(0, 120),
      visible:
        (there !== null && shown.contains(there)) ||
        `no: from ${top} to ${bottom} of ${innerHeight} px, at ${scrollY}, below ${there?.outerHTML.slice(0, 120)}`,
      ringed: outlineStyle === 'solid' && outlineWidth === '3px',
    };
  });
}

/** Defines the journeys as tests of an engine. */
export function journeys<Fixtures extends { visitor: Visitor }, WorkerFixtures extends object>(
  test: TestType<Fixtures, WorkerFixtures>,
): void {
  // Bulgarian has the letters of all fonts, and the longest words.
  test('every page is read, with its pictures and fonts, and nothing is sideways', async ({
    visitor,
  }) => {
    for (const route of routes) {
      await visitor.goto(href('bg', route));
      await expectPage(visitor, 'bg', route);
      const missing = () =>
        visitor.evaluate(async () => {
          for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
            scrollTo({ top, behavior: 'instant' });
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
          await document.fonts.ready;
          return {
            pictures: [...document.images]
              .filter(
                (image) =>
                  !image.closest('site-slideshow') &&
                  image.checkVisibility() &&
                  image.naturalWidth === 0,
              )
              .map(({ src }) => src),
            // The fallback is a font of the system, which a machine need not have.
            fonts: [...document.fonts].filter(
              ({ status, family }) => status === 'error' && !family.includes('Fallback'),
            ).length,
            loaded: [...document.fonts].some((font) => font.status === 'loaded'),
            sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          };
        });
      await expect.poll(missing).toEqual({ pictures: [], fonts: 0, loaded: true, sideways: 0 });
    }
  });

  test('a flag replaces the page by the same one, at the same place, with no entry in the history', async ({
    visitor,
  }) => {
    await visitor.goto(`${href('en', 'services')}?from=mail#epc`);
    const entries = await historyLength(visitor);
    await scrollDown(visitor, 3000);
    const before = await place(visitor);
    for (const locale of ['it', 'bg', 'en'] as const) {
      const kept = await markDocument(visitor);
      await visitor.evaluate(
        (selector) => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }),
        flagSelector(locale),
      );
      await visitor.keyboard.press('Enter');
      await expectPage(visitor, locale, 'services');
      expect(await kept()).toBe(false);
      await expectPlace(visitor, before);
      await expect
        .poll(() => visitor.evaluate(() => location.search + location.hash))
        .toBe('?from=mail#epc');
    }
    expect(await historyLength(visitor)).toBe(entries);
    await visitor.goto(href('bg', 'services'));
    await visitor.goto(href('en', 'about'));
    await expectPage(visitor, 'bg', 'about');
  });

  test('Back and Forward: page, language and place agree', async ({ visitor }) => {
    await visitor.goto(href('it', 'services'));
    await visitor.goto(href('bg', 'home'));
    await scrollDown(visitor, 2400);
    const before = await place(visitor);
    await pressByScript(visitor, headerLink('bg', 'services'));
    await expectPage(visitor, 'bg', 'services');
    await visitor.click('main a[href^="#"]');
    expect(await visitor.evaluate(() => location.hash)).not.toBe('');
    await visitor.click(headerLink('bg', 'contacts'));
    await expectPage(visitor, 'bg', 'contacts');
    await visitor.click(flagSelector('en'));
    await expectPage(visitor, 'en', 'contacts');

    await travel(visitor, -1);
    await expectPage(visitor, 'en', 'services');
    expect(await visitor.evaluate(() => location.hash)).not.toBe('');
    await travel(visitor, -1);
    await expect.poll(() => visitor.evaluate(() => location.hash).catch(() => '#')).toBe('');
    await expectPage(visitor, 'en', 'services');
    await travel(visitor, -1);
    await expectPage(visitor, 'en', 'home');
    await expectPlace(visitor, before);
    // Another document, with another prefix: the recorded language wins.
    await travel(visitor, -1);
    await expectPage(visitor, 'en', 'services');
    await travel(visitor, 1);
    await expectPage(visitor, 'en', 'home');
    await reload(visitor);
    await expectPage(visitor, 'en', 'home');
  });

  test('the slideshow turns, is paused, and is picked from', async ({ visitor }) => {
    await visitor.goto(href('bg', 'home'));
    const first = await slide(visitor);
    await expect
      .poll(async () => {
        const { picked, shown } = await slide(visitor);
        return picked === shown && picked !== first.picked;
      })
      .toBe(true);
    await visitor.click('[data-action="rotate"]');
    const rotating = () =>
      visitor.evaluate(
        () => document.querySelector<HTMLElement>('site-slideshow')?.dataset.rotating,
      );
    expect(await rotating()).toBe('false');
    const { picked } = await slide(visitor);
    for (const [press, index] of [
      ['[data-action="next"]', (picked + 1) % 8],
      ['[data-action="previous"]', picked],
      ['fieldset:has([name=slide]) label:nth-of-type(8)', 7],
      ['[data-action="next"]', 0],
    ] as const) {
      await visitor.click(press);
      await expect.poll(() => slide(visitor)).toEqual({ picked: index, shown: index });
    }
    await reload(visitor);
    await expect.poll(() => slide(visitor)).toEqual({ picked: 0, shown: 0 });
    await expect.poll(rotating).toBe('false');
  });

  test('the film plays near the window, and its button pauses it, on every visit', async ({
    visitor,
  }) => {
    for (let visit = 0; visit < 2; visit += 1) {
      await visitor.goto(href('bg', 'home'));
      expect(await film(visitor)).toEqual({ plays: false, started: false });
      await visitor.evaluate(() => document.querySelector('site-film')?.scrollIntoView());
      await expect.poll(() => film(visitor)).toEqual({ plays: true, started: true });
      for (const plays of [false, true]) {
        await visitor.click('site-film button');
        await expect.poll(() => film(visitor)).toEqual({ plays, started: true });
      }
    }
  });

  test('the founder’s text opens and closes', async ({ visitor }) => {
    await visitor.goto(href('bg', 'home'));
    const shown = () =>
      visitor.evaluate(() =>
        ['summary > :nth-child(1)', 'summary > :nth-child(2)', 'p'].map((part) =>
          document.querySelector(`main details ${part}`)?.checkVisibility(),
        ),
      );
    for (const open of [false, true, false]) {
      await expect.poll(shown).toEqual([!open, open, open]);
      await visitor.click('main details summary');
    }
  });

  test('the phone’s menu opens, closes and leads to every page', async ({ visitor }) => {
    await visitor.setViewportSize({ width: 390, height: 844 });
    await visitor.goto(href('bg', 'certificates'));
    const isOpen = () =>
      visitor.evaluate(() => document.querySelector<HTMLDetailsElement>('[data-menu]')?.open);
    for (const route of routes) {
      await visitor.click('[data-menu] summary');
      await visitor.click(`[data-menu] a[href="${href('bg', route)}"]`);
      await expectPage(visitor, 'bg', route);
      await expect.poll(isOpen).toBe(false);
    }
    await visitor.click('[data-menu] summary');
    expect(await isOpen()).toBe(true);
    await visitor.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    await visitor.click('[data-menu] summary');
    await visitor.click('header > div > a');
    await expect.poll(isOpen).toBe(false);
  });

  test('the form: the browser’s own checks, then success', async ({ visitor }) => {
    await visitor.goto(href('bg', 'contacts'));
    await replaceEmailJs(visitor, 200);
    await alive(visitor);
    await fillIn(visitor);
    await fill(visitor, 'email', 'maria at rossi');
    await visitor.click('form button');
    await expect.poll(() => visitor.evaluate(() => document.activeElement?.id)).toBe('email');
    expect(await sent(visitor)).toEqual([]);

    await fill(visitor, 'email', enquiry.email);
    await visitor.click(flagSelector('it'));
    await expectPage(visitor, 'it', 'contacts');
    await expect.poll(() => values(visitor)).toEqual(typed);
    await visitor.click(headerLink('it', 'home'));
    await expectPage(visitor, 'it', 'home');
    await travel(visitor, -1);
    await expectPage(visitor, 'it', 'contacts');
    await expect.poll(() => values(visitor)).toEqual(typed);
    await replaceEmailJs(visitor, 200);
    await visitor.click('form button');
    await expect.poll(() => status(visitor)).toBe(translator('it')('EnquiryForm.success'));
    await expect.poll(() => values(visitor)).toEqual(empty);
    expect((await sent(visitor)).map((fields) => fields.slice(0, 5))).toEqual([
      fieldNames.map((name) => [name, enquiry[name]]),
    ]);
    await expect.poll(() => status(visitor)).toBe('');
  });

  test('the form: a refused enquiry shows nothing and keeps the text', async ({ visitor }) => {
    await visitor.goto(href('bg', 'contacts'));
    await replaceEmailJs(visitor, 400);
    await alive(visitor);
    await fillIn(visitor);
    await visitor.click('form button');
    await expect.poll(async () => (await sent(visitor)).length).toBe(1);
    await expect
      .poll(() =>
        visitor.evaluate(() => document.querySelector('form button [hidden]')?.textContent),
      )
      .toBe(translator('bg')('EnquiryForm.sending'));
    expect(await status(visitor)).toBe('');
    expect(await values(visitor)).toEqual(typed);
  });

  test('the form: an enquiry sent before its script is sent once', async ({ visitor }) => {
    await visitor.goto(href('bg', 'contacts'));
    await replaceEmailJs(visitor, 200);
    await visitor.evaluate((text) => {
      const field = document.querySelector<HTMLInputElement>('#name');
      if (field) field.value = text;
    }, enquiry.name);
    await pressByScript(visitor, 'form button');
    await alive(visitor);
    await expect
      .poll(async () => (await sent(visitor)).map(([name]) => name))
      .toEqual([['name', enquiry.name]]);
  });

  test('the map is shown in its frame, in the language of the page', async ({ visitor }) => {
    await visitor.goto(href('bg', 'contacts'));
    await visitor.evaluate(() => document.querySelector('iframe')?.scrollIntoView());
    const map = () =>
      visitor.evaluate(() => {
        const inside = document.querySelector('iframe')?.contentDocument;
        return {
          language: inside?.documentElement?.lang,
          drawn: inside?.querySelector('[role=img] svg')?.checkVisibility(),
          link: inside?.querySelector('a')?.host,
        };
      });
    const shown = { drawn: true, link: 'www.openstreetmap.org' };
    await expect.poll(map).toEqual({ language: 'bg', ...shown });
    const entries = await historyLength(visitor);
    await pressByScript(visitor, flagSelector('it'));
    await expectPage(visitor, 'it', 'contacts');
    await visitor.evaluate(() => document.querySelector('iframe')?.scrollIntoView());
    await expect.poll(map).toEqual({ language: 'it', ...shown });
    expect(await historyLength(visitor)).toBe(entries);
  });

  test('a certificate opens in a new tab', async ({ visitor }) => {
    await visitor.goto(href('bg', 'certificates'));
    const tabs = await visitor.tabs();
    await visitor.click('main a[type="application/pdf"]');
    await expect.poll(() => visitor.tabs()).toBe(tabs + 1);
    await expectPage(visitor, 'bg', 'certificates');
  });

  test('an unknown page is a 404 in the language of its path, and its flags lead to Home', async ({
    visitor,
  }) => {
    const path = `${href('bg', 'home')}prices/solar/`;
    await visitor.goto(path);
    await expectPage(visitor, 'bg', 'notFound', { path, record: null });
    await visitor.click(flagSelector('it'));
    await expectPage(visitor, 'it', 'home');
    await visitor.goto(path);
    await visitor.goto(href('it', 'about'));
    await travel(visitor, -1);
    await expectPage(visitor, 'bg', 'notFound', { path, record: 'it' });
  });

  for (const route of ['home', 'contacts'] as const) {
    test(`the keyboard reaches every control of ${route}, and each shows its focus`, async ({
      visitor,
    }) => {
      await visitor.goto(href('bg', route));
      // The film's button is there once the film plays.
      await visitor.evaluate(() => document.querySelector('site-film')?.scrollIntoView());
      await expect
        .poll(() => visitor.evaluate(() => document.querySelector('site-film [hidden]')))
        .toBeNull();
      await scrollDown(visitor, 0);
      await visitor.keyboard.press('Tab');
      const first = await stop(visitor);
      expect(first?.element).toContain('href="#content"');
      const reached: string[] = [];
      for (let presses = 0; presses < 100; presses += 1) {
        const next = await stop(visitor);
        if (next === null || (presses > 0 && next.element === first?.element)) break;
        // WebKit scrolls to it a moment later.
        await expect
          .poll(() => stop(visitor), `the focus on ${next.element}`)
          .toEqual({ element: next.element, visible: true, ringed: true });
        reached.push(next.element);
        await visitor.keyboard.press('Tab');
      }
      const controls = await visitor.evaluate(() =>
        [...document.querySelectorAll('a[href], button, input, textarea, summary')]
          .filter(
            (control) =>
              control.checkVisibility({ visibilityProperty: true }) &&
              !control.matches('[tabindex="-1"], [type=radio]:not(:checked), [aria-hidden=true] *'),
          )
          .map((control) => control.outerHTML.slice(0, 120)),
      );
      expect(controls.filter((control) => !reached.includes(control))).toEqual([]);
    });
  }
}
