/*
 * Languages, session and history, as DESIGN.md (section 2) decides. Goes from language to language itself, so it is run
 * once, not once per language; what a screen could change is run on the phone too.
 */

import type { Page } from '@playwright/test';
import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';
import { company } from '@/site/company';
import { href, type Route, routes } from '@/site/routes';
import {
  expect,
  hydrated,
  test,
  translator,
  withLateRuntime,
  withoutRuntime,
} from './lib/fixtures';

const headings = {
  home: 'Hero.title',
  services: 'ServicesOpening.title',
  about: 'WhoWeAre.title',
  contacts: 'ContactsOpening.title',
  certificates: 'Certificates.title',
} as const;

/** The page as a reader sees it: URL, heading, document language and title all say the same. */
async function expectPage(page: Page, locale: Locale, route: Route): Promise<void> {
  const t = translator(locale);
  await expect.poll(() => new URL(page.url()).pathname).toBe(href(locale, route));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(headings[route]));
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page).toHaveTitle(`${t(`Meta.${route}.title`)} | ${company.name}`);
  await expect(flag(page, locale)).toHaveAttribute('aria-current', 'true');
}

function flag(page: Page, locale: Locale) {
  return page.getByRole('link', { name: languages[locale].name, exact: true });
}

async function recorded(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('lang'));
}

/** What an earlier page of this session has recorded; set once, so that it never overwrites what the site records. */
async function startSessionWith(page: Page, stored: string): Promise<void> {
  await page.addInitScript((value) => {
    if (window.top === window && sessionStorage.getItem('lang') === null) {
      sessionStorage.setItem('lang', value);
    }
  }, stored);
}

/** Counts the documents loaded into the main frame from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

function others(locale: Locale): Locale[] {
  return locales.filter((other) => other !== locale);
}

test.describe('URLs', () => {
  for (const locale of locales) {
    for (const route of routes) {
      test(`${href(locale, route)} opened afresh is ${route} in ${locale}, and is recorded`, async ({
        page,
      }) => {
        await page.goto(href(locale, route));
        await expectPage(page, locale, route);
        expect(await recorded(page)).toBe(locale);
      });
    }
  }

  for (const route of routes) {
    test(`/en${href('en', route)} redirects to the bare URL`, async ({ page }) => {
      const answer = await page.request.get(`/en${href('en', route)}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe(href('en', route));
      await page.goto(`/en${href('en', route)}?from=print#content`);
      await expectPage(page, 'en', route);
      await expect(page).toHaveURL(/\?from=print#content$/);
    });
  }

  test('a path without its last slash leads to the page', async ({ page }) => {
    await page.goto('/it/about-us');
    await expectPage(page, 'it', 'about');
    await page.goto('/services');
    await expectPage(page, 'it', 'services');
  });
});

test.describe('Session language', () => {
  for (const stored of locales) {
    for (const route of routes) {
      test(`bare ${href('en', route)} shows the recorded ${stored}`, async ({ page }) => {
        await startSessionWith(page, stored);
        await page.goto(href('en', route));
        await expectPage(page, stored, route);
        expect(await recorded(page)).toBe(stored);
      });
    }

    for (const opened of others('en')) {
      test(`a prefixed URL in ${opened} opened afresh wins over the recorded ${stored}`, async ({
        page,
      }) => {
        await startSessionWith(page, stored);
        await page.goto(href(opened, 'about'));
        await expectPage(page, opened, 'about');
        expect(await recorded(page)).toBe(opened);
      });
    }
  }

  test('a bare URL keeps its query and hash on the way to the recorded language', async ({
    page,
  }) => {
    await startSessionWith(page, 'it');
    await page.goto('/services/?from=mail&x=%2F#epc');
    await expectPage(page, 'it', 'services');
    await expect(page).toHaveURL('/it/services/?from=mail&x=%2F#epc');
  });

  test('the bare URL leaves no trace in the history on the way to the recorded language', async ({
    page,
  }) => {
    await page.goto('/it/');
    await page.goto('/services/');
    await expectPage(page, 'it', 'services');
    await page.goBack();
    await expectPage(page, 'it', 'home');
  });

  test('nothing of the wrong language is painted on the way', async ({ page }) => {
    await startSessionWith(page, 'bg');
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const seen = document.querySelector('h1')?.checkVisibility() ? document.title : '';
        if (document.documentElement.lang === 'en' && seen) console.error(`painted: ${seen}`);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/services/');
    await expectPage(page, 'bg', 'services');
  });

  test('links between pages stay in the language', async ({ page }) => {
    await page.goto('/bg/');
    await hydrated(page);
    await page
      .getByRole('link', { name: translator('bg')('Hero.contactUs') })
      .first()
      .click();
    await expectPage(page, 'bg', 'contacts');
    expect(await recorded(page)).toBe('bg');
  });

  test('reload keeps the language', async ({ page }) => {
    await page.goto('/about-us/');
    await hydrated(page);
    await flag(page, 'it').click();
    await expectPage(page, 'it', 'about');
    await page.reload();
    await expectPage(page, 'it', 'about');
    expect(await recorded(page)).toBe('it');
  });

  test('a second tab is a session of its own', async ({ page, context }) => {
    await page.goto('/it/services/');
    const second = await context.newPage();
    await second.goto('/services/');
    await expectPage(second, 'en', 'services');
    await page.goto('/services/');
    await expectPage(page, 'it', 'services');
  });

  for (const nonsense of [
    '<img src=x onerror=console.error(1)>',
    '../../x',
    '//evil.example',
    'https://evil.example/',
    'javascript:console.error(1)',
    'EN',
    'it/',
    '',
    'constructor',
  ]) {
    test(`nonsense stored (${JSON.stringify(nonsense)}): a bare URL is English`, async ({
      page,
    }) => {
      await startSessionWith(page, nonsense);
      const documents = countDocuments(page);
      await page.goto('/services/');
      await expectPage(page, 'en', 'services');
      expect(await recorded(page)).toBe('en');
      expect(documents()).toBe(1);
    });
  }

  test('nonsense stored: a prefixed URL shows its own language', async ({ page }) => {
    await startSessionWith(page, '//evil.example');
    await page.goto('/bg/services/');
    await expectPage(page, 'bg', 'services');
    expect(await recorded(page)).toBe('bg');
  });

  for (const path of ['//evil.example/services/', '/it//evil.example/', '/bg///evil.example/']) {
    test(`a path that looks like another host stays on ours: ${path}`, async ({
      page,
      guard,
      baseURL,
    }) => {
      guard.expectConsole(/404/);
      await startSessionWith(page, 'it');
      await page.goto(`${baseURL}${path}`);
      await hydrated(page);
      await flag(page, 'bg').click();
      await expectPage(page, 'bg', 'home');
    });
  }

  test.describe('storage blocked', () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      });
    });

    for (const locale of locales) {
      test(`the URL alone decides: ${locale}`, async ({ page }) => {
        await page.goto(href(locale, 'home'));
        await expectPage(page, locale, 'home');
        await hydrated(page);
      });
    }

    test('flags and the way back work', async ({ page }) => {
      await page.goto('/services/');
      await hydrated(page);
      await flag(page, 'bg').click();
      await expectPage(page, 'bg', 'services');
      await flag(page, 'en').click();
      await expectPage(page, 'en', 'services');
      await page.goto('/it/about-us/');
      await page.goBack();
      await expectPage(page, 'en', 'services');
    });

    test('pausing the slideshow works', async ({ page }) => {
      const t = translator('en');
      await page.goto('/');
      await page.getByRole('button', { name: t('Motion.pause') }).click();
      await expect(page.getByRole('button', { name: t('Motion.play') })).toBeVisible();
    });
  });
});

test.describe('Back and Forward', () => {
  /** Chromium's own remark when a page that fades over is left for a document that does not. */
  const transitionToPlainText = /ViewTransition opt-in disabled/;

  test('within the runtime: the recorded language is shown, and Forward works', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const documents = countDocuments(page);
    await page
      .getByRole('link', { name: translator('en')('Hero.contactUs') })
      .first()
      .click();
    await expectPage(page, 'en', 'contacts');
    await flag(page, 'it').click();
    await expectPage(page, 'it', 'contacts');

    await page.goBack();
    await expectPage(page, 'it', 'home');
    await page.goForward();
    await expectPage(page, 'it', 'contacts');
    await flag(page, 'bg').click();
    await expectPage(page, 'bg', 'contacts');
    await page.goBack();
    await expectPage(page, 'bg', 'home');
    expect(documents()).toBe(0);
    expect(await recorded(page)).toBe('bg');
  });

  test('over pages of another prefix: the recorded language wins', async ({ page }) => {
    await page.goto('/it/services/');
    await page.goto('/bg/about-us/');
    await page.goto('/bg/contacts/');
    await page.goBack();
    await expectPage(page, 'bg', 'about');
    await page.goBack();
    await expectPage(page, 'bg', 'services');
    expect(await recorded(page)).toBe('bg');
    await page.goForward();
    await expectPage(page, 'bg', 'about');
    await page.goForward();
    await expectPage(page, 'bg', 'contacts');
  });

  test('to a prefixed page when English is recorded', async ({ page }) => {
    await page.goto('/it/services/');
    await page.goto('/it/about-us/');
    await hydrated(page);
    await flag(page, 'en').click();
    await expectPage(page, 'en', 'about');
    await page.goBack();
    await expectPage(page, 'en', 'services');
    await page.goForward();
    await expectPage(page, 'en', 'about');
  });

  test('to a page that is loaded anew from another document', async ({ page, guard }) => {
    guard.tolerateConsole(transitionToPlainText);
    await page.goto('/it/services/');
    await page.goto('/robots.txt');
    await page.goto('/bg/');
    await page.goBack();
    await page.goBack();
    await expectPage(page, 'bg', 'services');
    await page.goForward();
    await expect(page).toHaveURL('/robots.txt');
  });

  test('query and hash are kept', async ({ page }) => {
    await page.goto('/it/services/?from=mail#epc');
    await page.goto('/bg/');
    await page.goBack();
    await expectPage(page, 'bg', 'services');
    await expect(page).toHaveURL('/bg/services/?from=mail#epc');
  });

  test('a page restored from the back/forward cache', async ({ page }) => {
    await page.goto('/it/services/');
    // Headless browsers and Playwright keep no such cache: the page is told what browsers tell it then.
    await page.evaluate(() => {
      sessionStorage.setItem('lang', 'bg');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expectPage(page, 'bg', 'services');
  });

  test('is not a trap: a switch adds nothing, and Back leaves the site', async ({
    page,
    guard,
  }) => {
    guard.tolerateConsole(transitionToPlainText);
    await page.goto('/robots.txt');
    await page.goto('/contacts/');
    await hydrated(page);
    for (const locale of ['it', 'bg', 'en', 'bg'] as const) {
      await flag(page, locale).click();
      await expectPage(page, locale, 'contacts');
    }
    await page.goBack();
    await expect(page).toHaveURL('/robots.txt');
  });

  for (const route of routes) {
    test(`a switch on ${route} adds nothing to the history, frames included`, async ({ page }) => {
      await page.goto(href('en', route));
      await hydrated(page);
      // The map frame loads when it comes near the screen.
      await page.keyboard.press('End');
      const length = await page.evaluate(() => history.length);
      for (const locale of ['it', 'bg', 'en'] as const) {
        await flag(page, locale).click();
        await expectPage(page, locale, route);
      }
      const map = page.frameLocator('iframe').getByText(translator('en')('Company.street')).first();
      await expect(map).toBeVisible({ visible: route === 'contacts' });
      expect(await page.evaluate(() => history.length)).toBe(length);
    });
  }
});

test.describe('Switching, once the runtime is there', () => {
  for (const route of routes) {
    test(`no document is loaded among all three on ${route}`, { tag: '@phone' }, async ({
      page,
    }) => {
      await page.goto(href('en', route));
      await hydrated(page);
      const documents = countDocuments(page);
      for (const locale of ['it', 'bg', 'it', 'en', 'bg', 'en'] as const) {
        await flag(page, locale).click();
        await expectPage(page, locale, route);
        expect(await recorded(page)).toBe(locale);
      }
      expect(documents()).toBe(0);
    });
  }

  test('query and hash are kept', async ({ page }) => {
    await page.goto('/services/?from=mail&x=%2F#epc');
    await hydrated(page);
    await flag(page, 'bg').click();
    await expectPage(page, 'bg', 'services');
    await expect(page).toHaveURL('/bg/services/?from=mail&x=%2F#epc');
    await flag(page, 'en').click();
    await expectPage(page, 'en', 'services');
    await expect(page).toHaveURL('/services/?from=mail&x=%2F#epc');
  });

  test('the scroll place is kept', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/services/');
    await hydrated(page);
    const lowest = await page.evaluate(
      () => document.documentElement.scrollHeight - innerHeight - 400,
    );
    // In the middle, and with the footer in view.
    for (const wanted of [1500, lowest]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), wanted);
      for (const locale of ['it', 'en'] as const) {
        await flag(page, locale).click();
        await expectPage(page, locale, 'services');
        const place = await page.evaluate(() => scrollY);
        expect(Math.abs(place - wanted)).toBeLessThanOrEqual(2);
      }
    }
  });

  test('the whole page follows what is in view', { tag: '@phone' }, async ({ page }) => {
    const sections = page.locator('main > *, footer');
    await page.goto('/');
    await hydrated(page);
    const all = await sections.count();
    await flag(page, 'it').click();
    await expectPage(page, 'it', 'home');
    await expect(sections).toHaveCount(all);
    await expect(page.locator('site-slideshow [role=group]')).toHaveCount(8);
  });

  test('what was typed into the form is kept', { tag: '@phone' }, async ({ page }) => {
    const typed = {
      name: 'Мария Rossi',
      email: 'maria@rossi.example',
      phone: '359888123456',
      address: 'ul. Zornitsa 18',
      description: 'Two hectares.\nSlope to the south.',
    } as const;
    const names = Object.keys(typed) as (keyof typeof typed)[];
    await page.goto('/contacts/');
    await hydrated(page);
    for (const name of names) {
      const label = translator('en')(`EnquiryForm.fields.${name}.label`);
      await page.getByLabel(label, { exact: true }).fill(typed[name]);
    }
    for (const locale of ['it', 'bg', 'en'] as const) {
      await flag(page, locale).click();
      await expectPage(page, locale, 'contacts');
      for (const name of names) {
        const label = translator(locale)(`EnquiryForm.fields.${name}.label`);
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(typed[name]);
      }
    }
  });

  test('the focus stays on the flag that was used', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/about-us/');
    await hydrated(page);
    for (const locale of ['bg', 'it', 'en'] as const) {
      await flag(page, locale).focus();
      await page.keyboard.press('Enter');
      await expectPage(page, locale, 'about');
      await expect(flag(page, locale)).toBeFocused();
    }
  });

  test('the flag of the current language changes nothing', async ({ page }) => {
    await page.goto('/it/services/');
    await hydrated(page);
    const documents = countDocuments(page);
    await flag(page, 'it').click();
    await expectPage(page, 'it', 'services');
    expect(documents()).toBe(0);
    expect(await recorded(page)).toBe('it');
  });

  test('a flag opened in a new tab leaves this tab alone', async ({ page, context }) => {
    await page.goto('/services/');
    await hydrated(page);
    const opened = context.waitForEvent('page');
    await flag(page, 'bg').click({ modifiers: ['Control'] });
    await expectPage(await opened, 'bg', 'services');
    await expectPage(page, 'en', 'services');
    expect(await recorded(page)).toBe('en');
  });
});

test.describe('Switching before the runtime', () => {
  for (const route of routes) {
    test(`a flag on ${route} loads the same page and records the choice`, async ({
      page,
      guard,
    }) => {
      await withoutRuntime(page, guard);
      await page.goto(href('en', route));
      // English last: its bare URL shows what is recorded.
      for (const locale of ['it', 'bg', 'en'] as const) {
        await flag(page, locale).click();
        await expectPage(page, locale, route);
        expect(await recorded(page)).toBe(locale);
      }
    });
  }

  test('query and hash are kept, and nothing is added to the history', async ({ page, guard }) => {
    await withoutRuntime(page, guard);
    await page.goto('/services/?from=mail#epc');
    const length = await page.evaluate(() => history.length);
    for (const locale of ['it', 'en'] as const) {
      await flag(page, locale).click();
      await expectPage(page, locale, 'services');
      await expect(page).toHaveURL(`${href(locale, 'services')}?from=mail#epc`);
    }
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  test('while the runtime is on its way', async ({ page }) => {
    const release = await withLateRuntime(page);
    await page.goto('/about-us/', { waitUntil: 'domcontentloaded' });
    await flag(page, 'bg').click();
    release();
    await expectPage(page, 'bg', 'about');
    expect(await recorded(page)).toBe('bg');
  });

  test('Back and Forward show the recorded language', async ({ page, guard }) => {
    await withoutRuntime(page, guard);
    await page.goto('/it/services/');
    await page.goto('/it/about-us/');
    await flag(page, 'en').click();
    await expectPage(page, 'en', 'about');
    await page.goBack();
    await expectPage(page, 'en', 'services');
    await page.goForward();
    await expectPage(page, 'en', 'about');
  });

  test('storage blocked: a flag is a plain load', async ({ page, guard }) => {
    await withoutRuntime(page, guard);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.goto('/it/about-us/');
    for (const locale of ['bg', 'en'] as const) {
      await flag(page, locale).click();
      await expectPage(page, locale, 'about');
    }
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** Texts that tell that the main sections of a page are there. */
  const sections = {
    home: [
      'Hero.lead',
      'PlantOverview.text',
      'Benefits.title',
      'Partnership.text',
      'Founder.training',
      'Daylight.title',
    ],
    services: ['ServicesOpening.lead', 'PlantLife.text', 'Services.studies.text'],
    about: ['WhoWeAre.lead', 'Horizon.visionText', 'Horizon.missionText', 'Values.title'],
    contacts: ['ContactsOpening.text', 'Commitments.title', 'Privacy.form'],
    certificates: ['Certificates.lead', 'CheckCertificate.register'],
  } as const;

  for (const locale of locales) {
    const t = translator(locale);

    for (const route of routes) {
      test(`${href(locale, route)} is complete`, async ({ page }) => {
        await page.goto(href(locale, route));
        await expectPage(page, locale, route);
        for (const key of sections[route]) await expect(page.getByText(t(key))).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
      });
    }

    test(`the founder's toggle works in ${locale}`, async ({ page }) => {
      await page.goto(href(locale, 'home'));
      await expect(page.getByText(t('Founder.more'))).toBeHidden();
      await page.getByText(t('Founder.showMore'), { exact: true }).click();
      await expect(page.getByText(t('Founder.more'))).toBeVisible();
      await page.getByText(t('Founder.showLess'), { exact: true }).click();
      await expect(page.getByText(t('Founder.more'))).toBeHidden();
    });

    test(`the form in ${locale} knows where to post and with which ids`, async ({ page }) => {
      await page.goto(href(locale, 'contacts'));
      const form = page.getByRole('form', { name: t('EnquiryForm.name') });
      await expect(form).toHaveAttribute(
        'action',
        'https://api.emailjs.com/api/v1.0/email/send-form',
      );
      await expect(form).toHaveAttribute('method', 'post');
      await expect(form).toHaveAttribute('enctype', 'multipart/form-data');
      for (const [name, value] of [
        ['service_id', 'service_under_test'],
        ['template_id', 'template_under_test'],
        ['user_id', 'key_under_test'],
      ]) {
        await expect(form.locator(`[name=${name}]`)).toHaveValue(value ?? '');
      }
    });
  }

  test('the slides can be picked by hand', async ({ page }) => {
    await page.goto('/bg/');
    const t = translator('bg');
    const slideshow = page.getByRole('region', { name: t('Slideshow.name') });
    await slideshow.getByText('6', { exact: true }).click();
    await expect(slideshow.getByText(t('Slideshow.slides.connect.title'))).toBeVisible();
    await expect(slideshow.getByText(t('Slideshow.slides.study.title'))).toBeHidden();
  });

  for (const route of routes) {
    test(`flags on ${route} are plain links`, { tag: '@phone' }, async ({ page }) => {
      await page.goto(href('en', route));
      for (const locale of ['it', 'bg', 'en'] as const) {
        await flag(page, locale).click();
        await expectPage(page, locale, route);
      }
    });
  }

  test('the map is shown', async ({ page }) => {
    await page.goto('/bg/contacts/');
    const t = translator('bg');
    const frame = page.getByTitle(t('Map.title'));
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByRole('link', { name: t('Map.load') })).toBeVisible();
  });
});

test.describe('Flags', () => {
  for (const locale of locales) {
    test(`on a page in ${locale}: own names, own languages, the current one marked`, async ({
      page,
    }) => {
      await page.goto(href(locale, 'certificates'));
      const switches = page
        .getByRole('navigation', { name: translator(locale)('Header.languages') })
        .getByRole('link');
      const seen = await switches.evaluateAll((links) =>
        links.map((link) => ({
          lang: link.getAttribute('lang'),
          hreflang: link.getAttribute('hreflang'),
          current: link.getAttribute('aria-current'),
          href: link.getAttribute('href'),
        })),
      );
      expect(seen).toEqual(
        locales.map((own) => ({
          lang: own,
          hreflang: own,
          current: own === locale ? 'true' : null,
          href: href(own, 'certificates'),
        })),
      );
      for (const [index, name] of ['English', 'Italiano', 'Български'].entries()) {
        await expect(switches.nth(index)).toHaveAccessibleName(name);
      }
    });
  }
});

test.describe('Unknown pages', () => {
  for (const locale of locales) {
    const unknown = `${href(locale, 'home')}prices/solar/`;
    const t = translator(locale);

    for (const stored of locales) {
      test(`${unknown} with ${stored} recorded: a 404 in the language of the path, nothing recorded`, async ({
        page,
        guard,
      }) => {
        guard.expectConsole(/404/);
        await startSessionWith(page, stored);
        const response = await page.goto(unknown);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('NotFound.title'));
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page).toHaveTitle(`${t('Meta.notFound.title')} | ${company.name}`);
        await expect(page).toHaveURL(unknown);
        await hydrated(page);
        await expect(page).toHaveURL(unknown);
        expect(await recorded(page)).toBe(stored);
      });
    }

    test(`${unknown} in a new session records nothing`, async ({ page, guard }) => {
      guard.expectConsole(/404/);
      await page.goto(unknown);
      await hydrated(page);
      expect(await recorded(page)).toBeNull();
    });

    for (const chosen of locales) {
      test(`the ${chosen} flag of ${unknown} leads to Home`, async ({ page, guard }) => {
        guard.expectConsole(/404/);
        await page.goto(`${unknown}?from=mail#epc`);
        await hydrated(page);
        await flag(page, chosen).click();
        await expectPage(page, chosen, 'home');
        await expect(page).toHaveURL(href(chosen, 'home'));
        expect(await recorded(page)).toBe(chosen);
      });

      test(`before the runtime, the ${chosen} flag of ${unknown} leads to Home`, async ({
        page,
        guard,
      }) => {
        guard.expectConsole(/404/);
        await withoutRuntime(page, guard);
        await page.goto(`${unknown}?from=mail#epc`);
        await flag(page, chosen).click();
        await expectPage(page, chosen, 'home');
        await expect(page).toHaveURL(href(chosen, 'home'));
        expect(await recorded(page)).toBe(chosen);
      });
    }
  }

  test('Back to an unknown page shows it again', async ({ page, guard }) => {
    guard.expectConsole(/404/);
    await page.goto('/it/prezzi/');
    await page.goto('/bg/');
    await page.goBack();
    await expect(page).toHaveURL('/it/prezzi/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      translator('it')('NotFound.title'),
    );
    expect(await recorded(page)).toBe('bg');
  });
});
