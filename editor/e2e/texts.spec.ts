import AxeBuilder from '@axe-core/playwright';
import type { Route } from '@playwright/test';
import { expect, quoted, test, textOf } from './fixtures';

/** Without the languages that an owner has added. */
const locales = ['en', 'it', 'bg'] as const;
const key = 'CheckCertificate.title';
const italian = textOf('it', key);

test.describe('a text', () => {
  test.beforeEach(async ({ editor, page }) => {
    await editor.open('/it/certificates/');
    // Clicks on its first letters, because beyond the end of a text the pointer finds nothing.
    await page.getByRole('heading', { name: italian }).click({ position: { x: 20, y: 30 } });
    await editor.expectOpen(key);
  });

  test('can be changed in three languages: each file changes in one line, and the page at once', async ({
    editor,
    page,
  }) => {
    const words = { en: 'How one checks it', it: 'Come si verifica', bg: 'Как се проверява' };
    await expect(editor.panel.locator('.column header b').first()).toHaveText('Italian');
    for (const locale of locales) await editor.type(locale, words[locale]);
    // While a save is under way, no save can be undone.
    const request = new Promise<Route>((found) => {
      void page.route('**/dev/edit/save/', found, { times: 1 });
    });
    await editor.button('Save').click();
    for (const name of ['Undo save', 'Save'])
      await expect(editor.button(name)).toHaveAttribute('aria-disabled', 'true');
    await (await request).continue();
    // The server compiles the pages of all languages at their first requests.
    await expect(editor.status).toHaveText(/^Saved:/, { timeout: 60_000 });
    await expect(page.getByRole('heading', { name: words.it })).toBeVisible();
    for (const locale of locales) {
      expect(editor.changedLines(locale)).toEqual([`"title": "${words[locale]}",`]);
    }

    await editor.button('Undo save').click();
    await expect(page.getByRole('heading', { name: italian })).toBeVisible();
    expect(locales.flatMap((locale) => editor.changedLines(locale))).toEqual([]);
    await expect(editor.status).toContainText(`Undone: the text “${words.it}” (`);

    // A double click undoes two saves.
    for (const text of ['Come verificare', 'Verifica']) {
      await editor.type('it', text);
      await editor.button('Save').click();
      await expect.poll(() => editor.changedLines('it')).toEqual([`"title": "${text}",`]);
      await expect(editor.status).toHaveText(/^Saved/);
    }
    await editor.button('Undo save').dblclick();
    await expect(page.getByRole('heading', { name: italian })).toBeVisible();
    expect(locales.flatMap((locale) => editor.changedLines(locale))).toEqual([]);
  });

  test('that another window has changed is not overwritten: the person chooses one of the two', async ({
    editor,
    page,
    context,
  }) => {
    const other = await context.newPage();
    await editor.open('/it/certificates/', other);
    await editor.type('it', 'La mia verifica');
    // Another window, or any other program, saves this.
    editor.write('it', editor.read('it').replace(quoted(italian), '"La loro verifica"'));
    await expect(editor.problems('it')).toContainText(
      'Meanwhile somebody else has changed this text',
    );
    await expect(other.getByRole('heading', { name: 'La loro verifica' })).toBeVisible();
    await editor.button('Save').click();
    await expect(editor.status).toContainText('Not saved');
    expect(editor.changedLines('it')).toEqual(['"title": "La loro verifica",']);
    await editor.button('Keep mine').click();
    await editor.button('Save').click();
    await expect(editor.status).toHaveText(/^Saved/);
    await expect(page.getByRole('heading', { name: 'La mia verifica' })).toBeVisible();
  });

  test('that was typed while the server is stopped stays, also after a reload', async ({
    editor,
    page,
  }) => {
    await editor.type('it', 'La mia verifica');
    await expect(editor.panel.getByText('Ready to save.')).toBeVisible();
    // Only this one request breaks off.
    await page.route('**/dev/edit/save/', (route) => route.abort());
    await editor.button('Save').click();
    await expect(editor.status).toContainText('the editor is running');
    await page.unroute('**/dev/edit/save/');
    await page.route('**/dev/edit/**', (route) => route.abort());
    await editor.button('Save').click();
    await expect(editor.status).toContainText('The editor is not running');
    await page.unroute('**/dev/edit/**');
    await page.reload();
    await expect(editor.field('it')).toHaveText('La mia verifica', { timeout: 60_000 });
    await editor.button('Save').click();
    await expect(editor.status).toHaveText(/^Saved/);
  });

  test('is saved with Ctrl+S also if the focus is on the page', async ({ editor, page }) => {
    await editor.type('it', 'Verifica');
    // A click on the page takes the focus out of the field.
    await page.getByRole('heading', { name: italian }).click({ position: { x: 20, y: 30 } });
    await expect(editor.field('it')).not.toBeFocused();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(editor.status).toHaveText(/^Saved: Italian/);
    expect(editor.changedLines('it')).toEqual(['"title": "Verifica",']);
  });

  test('whose file breaks while it is changed keeps what was typed', async ({ editor }) => {
    const good = editor.read('it');
    await editor.type('it', 'La mia verifica');
    editor.write('it', good.slice(0, 40));
    await expect(editor.problems('it')).toContainText('this text cannot be found');
    await expect(editor.field('it')).toHaveText('La mia verifica');
    editor.write('it', good);
    await expect(editor.field('it')).toHaveAttribute('contenteditable', 'true');
    await editor.button('Save').click();
    await expect(editor.status).toHaveText(/^Saved/);
  });

  test('the message about one action disappears with the next action', async ({ editor, page }) => {
    const refused = async () => {
      await editor.type('it', 'Due  spazi');
      await editor.button('Save').click();
      await expect(editor.status).toContainText('Not saved');
    };
    await refused();
    await editor.field('it').pressSequentially('x');
    await expect(editor.status).toBeEmpty();
    await refused();
    await editor.button('Discard').click();
    await expect(editor.status).toBeEmpty();
    await refused();
    const about = textOf('it', 'Header.links.about');
    await page.getByRole('banner').getByRole('link', { name: about }).click();
    await expect(page).toHaveURL(/\/it\/about-us\//);
    await expect(editor.status).toBeEmpty();
  });

  test('a text can be changed with the keyboard alone', async ({ editor, page }) => {
    await page.keyboard.press('Escape');
    await editor.button('All texts of this page').focus();
    await page.keyboard.press('Enter');
    await expect(editor.panel.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(key);
    await expect(editor.panel.locator('.entry')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(editor.field('it')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' 2');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(editor.status).toHaveText(
      'Saved: Italian. English and Bulgarian are not changed yet.',
    );
    expect(editor.changedLines('it')).toEqual([`"title": ${quoted(`${italian} 2`)},`]);
  });
});

test('axe finds nothing on a phone, also beside advice', async ({ editor, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await editor.open('/it/certificates/');
  const views: Readonly<Record<string, () => Promise<void>>> = {
    'a text': async () => {
      await editor.choose(key);
      await editor.type('it', 'Due  spazi');
      await expect(editor.problems('it')).toContainText('two spaces');
    },
    'the list': () => editor.button('All texts of this page').click(),
    'a plant': () => editor.button('Plants').click(),
  };
  for (const [view, open] of Object.entries(views))
    await test.step(view, async () => {
      await open();
      await expect(editor.panel.getByText(/^(Measuring|Checking|Reading)/)).toHaveCount(0);
      // Axe cannot run in the previews, because they have no scripts.
      await editor.panel
        .locator('iframe')
        .evaluateAll((frames) => frames.map((frame) => frame.remove()));
      const { violations } = await new AxeBuilder({ page }).include('site-editor').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual(
        [],
      );
    });
});

test('the badge with which Next tells developers of errors does not lie over the panel', async ({
  editor,
  page,
}) => {
  await editor.open('/');
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('an error of the page'))));
  const badge = page.locator('nextjs-portal').getByText('Issue');
  await expect(badge).toHaveCount(1);
  await expect(badge).toBeHidden();
  await editor.button('Stop editing').click();
  await expect(badge).toBeVisible();
});

test('a text that leaves its place is warned of, by the screen, and can be saved', async ({
  editor,
}) => {
  await editor.open('/bg/');
  await editor.choose('Hero.title');
  // Only what is typed is measured, and first of all the text of the page.
  const fits = editor.panel.locator('.column .fits');
  await expect(fits).toHaveText(['360 px, 768 px, 1440 px: It fits.']);
  await editor.type('bg', 'Електроцентрали, които тръгват всяка сутрин. '.repeat(5).trim());
  await expect(fits).toContainText('1440 px: The heading ends below the first screen.');
  await expect(fits).toContainText('768 px, 1440 px: The heading has more than 4 lines.');
  await expect(editor.problems('bg')).toBeEmpty();
  await editor.button('Save').click();
  await expect(editor.status).toContainText('Saved: Bulgarian.');
  expect(editor.changedLines('bg')).toHaveLength(1);

  await editor.choose('Header.links.about');
  await editor.type('bg', 'Кои сме ние и какво правим за клиентите си. '.repeat(8).trim());
  await expect(editor.panel.locator('.actions')).toContainText(
    /does not fit everywhere\. .*1440 px: The text is wider than its place\./,
  );
  await editor.button('Discard').click();

  // A text of another page is shown there.
  await editor.button('All texts of this page').click();
  await editor.panel.getByRole('searchbox').fill(textOf('bg', 'ContactsOpening.title'));
  await editor.panel.locator('[data-key="ContactsOpening.title"]').first().click();
  await expect(fits).toHaveText(['360 px, 768 px, 1440 px: It fits.']);
});

test('a heading that is too long for the picture of a shared link is warned of', async ({
  editor,
}) => {
  await editor.open('/bg/');
  await editor.choose('Hero.title');
  await editor.type('bg', 'Електроцентрали, които тръгват всяка сутрин. '.repeat(20).trim());
  await expect(editor.problems('bg')).toContainText('the picture that social networks show');
  await editor.button('Discard').click();
});

test('the preview shows whole screens, small and large', async ({ editor, page }) => {
  await editor.open('/it/certificates/');
  await editor.choose(key);
  const views = editor.panel.locator('.screens .view');
  await expect(views).toHaveCount(3);
  const isWhole = (element: Element) => {
    const [box, frame] = [element, element.querySelector('iframe') as Element].map((one) =>
      one.getBoundingClientRect(),
    );
    return box && frame && frame.right <= box.right + 1 && frame.bottom <= box.bottom + 1;
  };
  for (const view of await views.all()) {
    await expect(view).toBeInViewport({ ratio: 1 });
    expect(await view.evaluate(isWhole)).toBe(true);
  }
  await editor.button('Larger').last().click();
  const large = editor.panel.locator('.large .view');
  await expect(large).toBeInViewport({ ratio: 1 });
  expect((await large.boundingBox())?.width).toBeGreaterThan(1200);
  await editor.button('Smaller').click();
  await expect(page.locator('site-editor .large')).toHaveCount(0);
  // Escape leaves the enlargement, and after that the panel.
  await editor.button('Larger').last().click();
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await editor.expectOpen(key);
  await page.keyboard.press('Escape');
  await expect(editor.panel.locator('.key')).toHaveCount(0);
});

test('Alt and click edits the label of a link; a plain click follows the link', async ({
  editor,
  page,
}) => {
  await editor.open('/it/certificates/');
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: textOf('it', 'Header.links.about') });
  await link.click({ modifiers: ['Alt'] });
  await editor.expectOpen('Header.links.about');
  await expect(page).toHaveURL(/\/it\/certificates\//);
  await link.click();
  await expect(page).toHaveURL(/\/it\/about-us\//);
  await expect(editor.button('Stop editing')).toBeVisible();
});

test('text from a word processor is cleaned, and the panel shows the original', async ({
  editor,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.open('/bg/certificates/');
  await editor.choose('CheckCertificate.steps.number.text');
  await page.evaluate(() =>
    navigator.clipboard.writeText('Номерът  е "важен"\u000bпри 20 kV,\u2003винаги.\r\n'),
  );
  await editor.field('bg').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(editor.status).toContainText('Pasted text was cleaned. Before: ');
  await page.keyboard.type('х');
  await expect(editor.status).toBeEmpty();
  await page.keyboard.press('Backspace');
  await editor.button('Save').click();
  await expect(editor.status).toHaveText(/^Saved/);
  expect(editor.changedLines('bg')).toEqual([
    expect.stringContaining('"Номерът е „важен“ при 20\\u00a0kV, винаги."'),
  ]);
});

test('a broken file is listed with line and advice, and the page goes on', async ({
  editor,
  page,
}) => {
  await editor.open('/it/certificates/');
  const good = editor.read('it');
  editor.write('it', good.replace(`${quoted(italian)},`, quoted(italian)));
  const line = good.split('\n').findIndex((text) => text.includes(quoted(italian))) + 1;
  await expect(editor.panel.getByText('Problems in the files: 1')).toBeVisible();
  await expect(page.getByRole('heading', { name: italian })).toBeVisible();
  await editor.button('All texts of this page').click();
  await expect(editor.panel.locator('.problems')).toContainText(`messages/it.json, line ${line}`);
  await expect(editor.panel.locator('.problems')).toContainText(
    'A comma is missing at the end of this line.',
  );
  editor.write('it', good);
  await expect(editor.panel.getByText('Problems in the files')).toHaveCount(0);
});
