import { toolLanguages } from '@/i18n/toolText';
import { expect, test } from './fixtures';

test('the editor and its server speak the chosen language, and still do after a reload', async ({
  editor,
  page,
}) => {
  await editor.open('/');
  await editor.panel.getByLabel('Language of the editor').selectOption('bg');
  await expect(editor.button('Промени и изпращане')).toBeVisible();
  await editor.button('Всички текстове на страницата').click();
  await editor.panel.getByRole('searchbox').fill('Hero.title');
  await editor.panel.locator('[data-key="Hero.title"]').first().click();
  await expect(editor.panel.locator('.key')).toContainText(/Начало › .+ › заглавие/);
  await editor.type('it', 'Impianti  che si accendono.');
  await expect(editor.problems('it')).toContainText('Има два интервала един до друг');
  // What the preview measures is said in the same language.
  await editor.type('it', 'Impianti che si accendono ogni mattina. '.repeat(5).trim());
  await expect(editor.panel.locator('.column').nth(1)).toContainText('Заглавието заема повече от');
  await editor.button('Отхвърли').click();
  await page.reload();
  await expect(editor.button('Промени и изпращане')).toBeVisible({ timeout: 60_000 });
  expect(await editor.panel.getAttribute('lang')).toBe('bg');
});

test.describe('a browser in Italian', () => {
  test.use({ locale: 'it-IT' });

  test('finds the editor and the page in Italian, until a person chooses another language', async ({
    editor,
    page,
  }) => {
    await page.goto('/#edit');
    await expect(editor.button('Modifiche e invio')).toBeVisible({ timeout: 60_000 });
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'it');
    await page.locator('header a[hreflang=en]').first().click();
    await expect(html).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(editor.button('Modifiche e invio')).toBeVisible();
    await expect(html).toHaveAttribute('lang', 'en');
  });
});

test('the editor fits in every language, from a phone to a large window', async ({
  editor,
  page,
}) => {
  await editor.open('/');
  for (const view of ['Hero.title', 'list', 'changes', '0.name.en']) {
    await page.evaluate((name) => sessionStorage.setItem('editor view', name), view);
    await page.reload();
    await expect(editor.panel.locator('.place > *')).toBeVisible({ timeout: 60_000 });
    for (const language of toolLanguages) {
      await editor.panel.locator('select').first().selectOption(language);
      await expect(editor.panel).toHaveAttribute('lang', language);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        const beyond = await editor.panel.evaluate((host) => {
          const dock = host.shadowRoot?.querySelector('.dock');
          const things = [
            ...(dock?.querySelectorAll(
              ':is(.status, .place) :is(button, label, input, select, p)',
            ) ?? []),
          ];
          const boxes = [...(host.shadowRoot?.querySelectorAll('.dock, .place') ?? [])];
          return [
            ...things.filter((one) => one.getBoundingClientRect().right > innerWidth + 1),
            ...boxes.filter((box) => box.scrollWidth > box.clientWidth),
          ].map((one) => one.outerHTML.slice(0, 80));
        });
        expect([language, view, width, beyond]).toEqual([language, view, width, []]);
        // On a phone the bar is one row, which scrolls sideways. Elsewhere it has two rows at most.
        const bar = editor.panel.locator('.bar');
        const { height = 0 } = (await bar.boundingBox()) ?? {};
        expect(height).toBeLessThan(width < 700 ? 60 : 100);
        const close = editor.panel.locator('.close');
        expect(await close.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThan(
          width,
        );
      }
    }
  }
});
