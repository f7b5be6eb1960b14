import type { Page } from '@playwright/test';
import { services } from '@/site/services';
import { expect, rule, test } from '../lib/fixtures';
import { successMessages } from '../lib/literals';
import type { Site } from '../lib/site';

const serviceIds: readonly string[] = services.map(({ id }) => id);

/** Time of the tests' clock; any will do. */
const noon = new Date('2026-06-21T12:00:00');

async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: noon });
  // A minute: the clock runs until then, and on a slow machine the call itself takes more than a second.
  await page.clock.pauseAt(noon.getTime() + 60_000);
}

/** Expects a slide by its accessible name, its picture and the picker; the first one is 0. */
async function expectSlide({ slideshow, t }: Site, index: number): Promise<void> {
  const { id } = services[index] ?? services[0];
  const position = { number: String(index + 1), total: String(services.length) };
  const name = `${t('Slideshow.position', position)}: ${t(`Services.${id}.title`)}`;
  const slide = slideshow.getByRole('group', { name, exact: true });
  await expect(slide).toHaveCSS('opacity', '1');
  await expect(slide.getByRole('img')).toBeVisible();
  await expect(slideshow.getByRole('radio').nth(index)).toBeChecked();
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'the slides come every 3000 ms, and after the last one the first again',
    rule('4 Slideshow'),
    async ({ site, page }) => {
      await stopClock(page);
      await site.open('home');
      await expectSlide(site, 0);
      const picked = site.slideshow.getByRole('radio', { checked: true });
      // Whenever the slideshow has started, its interval now ends with one of the test's.
      await expect
        .poll(async () => {
          await page.clock.runFor(3000);
          return picked.inputValue();
        })
        .toBe(serviceIds[1]);
      for (const id of [...serviceIds.slice(1), serviceIds[0] ?? '']) {
        await expect(picked).toHaveValue(id);
        await page.clock.runFor(2999);
        await expect(picked).toHaveValue(id);
        await page.clock.runFor(1);
      }
      await expectSlide(site, 1);
    },
  );
});

test(
  'the slideshow’s buttons and picker show other slides',
  rule('4 Slideshow', '@live'),
  async ({ site, t }) => {
    await site.open('home');
    const { slideshow } = site;
    await expectSlide(site, 0);
    await slideshow.getByRole('button', { name: t('Slideshow.previous') }).click();
    await expectSlide(site, 7);
    await slideshow.getByRole('button', { name: t('Slideshow.next') }).click();
    await expectSlide(site, 0);
    await slideshow.locator('label').nth(4).click();
    await expectSlide(site, 4);
  },
);

test(
  'the founder’s text is closed at first; its button opens and closes it',
  rule('4 Founder', '@live'),
  async ({ site, page, t }) => {
    await site.open('home');
    const text = page.getByText(t('Founder.more'));
    const showMore = page.getByText(t('Founder.showMore'), { exact: true });
    const showLess = page.getByText(t('Founder.showLess'), { exact: true });
    await expect(text).toBeHidden();
    await showMore.click();
    await expect(text).toBeVisible();
    await expect(showMore).toBeHidden();
    await showLess.click();
    await expect(text).toBeHidden();
    await expect(showLess).toBeHidden();
    await expect(showMore).toBeVisible();
  },
);

test(
  'success: a message for 3000 ms, also the second time; all fields become empty',
  rule('4 Success', '@smoke'),
  async ({ contacts, page, emailjs }) => {
    await stopClock(page);
    await contacts.open();
    await contacts.fillIn();
    for (const count of [1, 2]) {
      await contacts.send();
      await contacts.expectSuccess();
      await contacts.expectEmpty();
      expect(emailjs.sent).toHaveLength(count);
      await page.clock.runFor(2999);
      await contacts.expectSuccess();
      await page.clock.runFor(1);
      await expect(contacts.status).toBeEmpty();
      await contacts.field('name').fill('Ada');
    }
  },
);

test(
  'the success message has the words of the specification, and their language',
  rule('8 Messages'),
  async ({ site, contacts, page, emailjs: _ }) => {
    const words = successMessages[site.locale] ?? site.t('EnquiryForm.success');
    await contacts.open();
    await contacts.send();
    const message = page.getByText(words, { exact: true });
    await expect(message).toBeVisible();
    const language = await message.evaluate((text) => text.closest<HTMLElement>('[lang]')?.lang);
    expect(language).toBe(words === successMessages.en ? 'en' : site.locale);
  },
);

test(
  'failure: nothing visible happens, the text stays, and the console has the cause',
  rule('4 Failure'),
  async ({ contacts, page, emailjs, guard }) => {
    guard.expectConsole(/not sent: EmailJS refused it with status 400: The service ID not found/);
    guard.tolerateConsole(/status of 400/);
    emailjs.answerWith('refusal');
    await contacts.open();
    await contacts.alive();
    await contacts.fillIn();
    const before = await page.locator('body').ariaSnapshot();
    await contacts.sendInVain();
    await expect.poll(() => page.locator('body').ariaSnapshot()).toBe(before);
    await contacts.expectTyped();
  },
);
