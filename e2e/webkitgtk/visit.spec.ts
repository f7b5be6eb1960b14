/* The site in WebKitGTK, in each language: what an engine can do in another way. */

import { defaultLand } from '@/components/home/Estimate/defaultLand';
import { estimateLand } from '@/components/home/Estimate/estimateLand';
import { type Locale, locales } from '@/i18n/locales';
import { href, type Route, routeNames } from '@/site/routes';
import { services } from '@/site/services';
import { written } from '../lib/contacts';
import { deliverySettings } from '../lib/delivery';
import { phone } from '../lib/screens';
import { headingOf, translator } from '../lib/translator';
import type { Visit } from './driver';
import { expect, test } from './fixtures';

const textIn = (visit: Visit, name: string) =>
  visit.run(
    (wanted) => document.querySelector<HTMLInputElement>(`form [name=${wanted}]`)?.value,
    name,
  );

const field = (name: string) => `form [name=${name}]`;

const send = 'form button[type=submit]';

/** The key, as the protocol names it. */
const enter = '\ue007';

/** What the form says of an enquiry. */
const status = (visit: Visit) =>
  visit.run(() => document.querySelector('[role=status]')?.textContent?.trim() ?? '');

async function expectTyped(visit: Visit, message: string, text: string): Promise<void> {
  const typed = () => textIn(visit, 'description').catch(() => null);
  await expect.poll(typed, { message }).toBe(text);
}

/** Expects a page in a language. While another document replaces it, the driver can read neither. */
async function expectPage(visit: Visit, locale: Locale, route: Route): Promise<void> {
  const observe = () =>
    visit
      .run(() => ({
        path: location.pathname,
        language: document.documentElement.lang,
        heading: document.querySelector('h1')?.textContent,
        record: sessionStorage.getItem('lang'),
      }))
      .catch(() => null);
  const heading = headingOf(route, translator(locale));
  const page = { path: href(locale, route), language: locale, heading, record: locale };
  await expect.poll(observe).toEqual(page);
}

/** How many pixels of a page are beyond the right edge of a phone. The window cannot be as narrow, so it is a frame. */
async function overhang(width: number, url: string): Promise<number> {
  const frame = document.body.appendChild(document.createElement('iframe'));
  Object.assign(frame.style, { width: `${width}px`, height: '800px', border: 'none' });
  frame.src = url;
  await new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }));
  const root = frame.contentDocument?.documentElement;
  const beyond = root?.lang ? root.scrollWidth - width : Number.NaN;
  frame.remove();
  return beyond;
}

for (const locale of locales)
  test.describe(locale, () => {
    test.use({ siteLocale: locale });
    const t = translator(locale);

    test('every page opens, fits in the window and on a phone, and has a 404 page beside it', async ({
      visit,
    }) => {
      for (const route of routeNames) {
        await visit.open(href(locale, route));
        await expectPage(visit, locale, route);
        expect(await visit.run(() => document.body.scrollWidth - innerWidth)).toBeLessThan(1);
      }
      await visit.open(`${href(locale, 'home')}prices/`);
      expect(await visit.run(() => document.querySelector('h1')?.textContent)).toBe(
        t('NotFound.title'),
      );
      // A page that has no policy for frames.
      await visit.open('/robots.txt');
      for (const route of routeNames) {
        const { width } = phone.viewport;
        expect([route, await visit.run(overhang, width, href(locale, route))]).toEqual([route, 0]);
      }
    });

    test('an enquiry is sent as it was written, and the fields become empty', async ({
      visit,
      outside,
    }) => {
      await visit.open(href(locale, 'contacts'));
      for (const [name = '', value = ''] of written)
        await visit.fill(field(name), value.replace('\r\n', enter));
      await visit.click(send);
      await expect.poll(() => status(visit)).toBe(t('EnquiryForm.success'));
      await expect.poll(() => status(visit)).toBe('');
      const [sent = []] = outside.sent;
      expect(outside.sent).toHaveLength(1);
      expect(sent).toEqual(
        expect.arrayContaining([...written, ...Object.entries(deliverySettings)]),
      );
      for (const [name = ''] of written) expect(await textIn(visit, name)).toBe('');
    });
  });

test('a flag changes the language of the session, and Back never returns to the other one', async ({
  visit,
}) => {
  await visit.open(href('en', 'about'));
  await visit.open(href('en', 'services'));
  await visit.click('a[data-locale=it]');
  await expectPage(visit, 'it', 'services');
  await visit.open(href('en', 'certificates'));
  await expectPage(visit, 'it', 'certificates');
  await visit.back();
  await visit.back();
  await expectPage(visit, 'it', 'about');
});

test('typed text survives a flag, another page and Back, and a reload', async ({ visit }) => {
  const text = 'Two hectares';
  await visit.open(href('en', 'contacts'));
  await visit.fill(field('description'), text);
  await visit.click('a[data-locale=bg]');
  await expectPage(visit, 'bg', 'contacts');
  await expectTyped(visit, 'after a flag', text);
  await visit.click(`header nav a[href="${href('bg', 'services')}"]`);
  await expectPage(visit, 'bg', 'services');
  await visit.back();
  await expectPage(visit, 'bg', 'contacts');
  await expectTyped(visit, 'after Back', text);
  await visit.reload();
  await expectTyped(visit, 'after a reload', text);
});

test('a refused enquiry says nothing and stays, and can be sent again', async ({
  visit,
  outside,
}) => {
  outside.accepts = false;
  await visit.open(href('en', 'contacts'));
  await visit.fill(field('name'), 'Ada');
  await visit.click(send);
  await expect.poll(() => outside.sent).toHaveLength(1);
  const busy = () => visit.run((wanted) => document.querySelector(wanted)?.ariaDisabled, send);
  await expect.poll(busy).toBeNull();
  expect(await status(visit)).toBe('');
  expect(await textIn(visit, 'name')).toBe('Ada');
  outside.accepts = true;
  await visit.click(send);
  await expect.poll(() => textIn(visit, 'name')).toBe('');
  expect(outside.sent).toHaveLength(2);
});

test('slides turn by themselves, pause, and can be picked', async ({ visit }) => {
  const slide = () =>
    visit.run(() => {
      const radios = [...document.querySelectorAll<HTMLInputElement>('site-slideshow input')];
      return radios.findIndex(({ checked }) => checked);
    });
  await visit.open(href('en', 'home'));
  await expect.poll(slide).toBe(1);
  await visit.click('site-slideshow [data-action=rotate]');
  const now = await slide();
  await visit.click('site-slideshow [data-action=next]');
  expect(await slide()).toBe((now + 1) % services.length);
});

test('the film plays', async ({ visit }) => {
  await visit.open(href('en', 'home'));
  await visit.run(() => document.querySelector('site-film')?.scrollIntoView());
  const time = () => visit.run(() => document.querySelector('video')?.currentTime);
  await expect.poll(time).toBeGreaterThan(0);
});

test('the founder’s text opens and closes', async ({ visit }) => {
  const summary = '#founder details summary';
  const isOpen = () =>
    visit.run((wanted) => document.querySelector(wanted)?.closest('details')?.open, summary);
  await visit.open(href('en', 'home'));
  for (const open of [true, false]) {
    await visit.click(summary);
    expect(await isOpen()).toBe(open);
  }
});

test('the calculator answers what is typed', async ({ visit }) => {
  const { modules } = estimateLand({ ...defaultLand('en'), area: 25 });
  const answer = () => visit.run(() => document.querySelector('[data-shown=modules]')?.textContent);
  await visit.open(href('en', 'home'));
  await visit.fill('[name=area]', '25');
  await expect.poll(answer).toBe(modules.toLocaleString('en'));
});
