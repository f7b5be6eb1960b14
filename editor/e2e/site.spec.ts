/* Values, lists, and changes. */

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { listEntries } from '@/content/listEntries';
import { expect, quoted, restoreFile, test, textOf } from './fixtures';
import { folder } from './site';

const companyFile = 'content/company.json';
const heading = 'CheckCertificate.title';

const certificatesFile = 'content/certificates.json';
const company = () => JSON.parse(readFileSync(path.join(folder, companyFile), 'utf8'));
const certificates = () => JSON.parse(readFileSync(path.join(folder, certificatesFile), 'utf8'));
const git = (...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();

/** Makes the copy a clone of a bare repository, whatever the project's own repository is. */
test.beforeAll(() => {
  const bare = path.resolve('.cache/editor-bare.git');
  execFileSync('rm', ['-rf', bare, path.join(folder, '.git'), path.join(folder, '.cache')]);
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare]);
  git('init', '--quiet', '--initial-branch=main');
  git('add', 'messages/*.json', 'content', 'site', 'i18n', 'media', 'public/certificates');
  git('-c', 'user.name=Site', '-c', 'user.email=a@b.c', 'commit', '--quiet', '-m', 'Site');
  git('remote', 'add', 'origin', bare);
  git('push', '--quiet', '-u', 'origin', 'main');
});

test.afterEach(() => {
  for (const file of [companyFile, certificatesFile]) restoreFile(file);
});

test.afterAll(() => {
  execFileSync('rm', ['-rf', path.join(folder, '.git')]);
});

test('the number and the body of a certificate can be changed on its page', async ({
  editor,
  page,
}) => {
  await editor.open('/bg/certificates/');
  const [, second] = certificates();
  await page.locator('main').getByText(second.number, { exact: true }).click();
  await editor.expectOpen('1.number');
  await editor.panel.getByRole('textbox', { name: 'Number' }).fill('A-77');
  const body = editor.panel.getByRole('textbox', { name: 'Issued by › English' });
  // CodeMirror takes the selection of a field that is focused.
  await body.click();
  await body.fill('Example Cert');
  await editor.button('Save').click();
  await expect(editor.status).toContainText('Saved');
  expect(certificates()[1]).toMatchObject({ number: 'A-77', body: { en: 'Example Cert' } });
  await expect(page.locator('main').getByText('A-77', { exact: true })).toBeVisible();
});

test('a view begins at its top, however far the one before it was scrolled', async ({ editor }) => {
  await editor.open('/bg/certificates/');
  await editor.button('All texts of this page').click();
  await expect(editor.panel.locator('.entry').first()).toBeVisible();
  const place = editor.panel.locator('.place');
  await place.evaluate((element) => element.scrollTo(0, 500));
  await editor.button('Certificates').click();
  await expect(editor.panel.getByRole('button', { name: 'ISO 9001:2015' })).toBeInViewport();
});

test('a phone number can be changed on the page, and a wrong one is refused', async ({
  editor,
  page,
}) => {
  await editor.open('/it/contacts/');
  const { phone } = company();
  await page
    .locator('main')
    .getByRole('link', { name: phone })
    .first()
    .click({ modifiers: ['Alt'] });
  await editor.expectOpen('phone');
  const field = editor.panel.getByRole('textbox', { name: 'Telephone' });
  await field.fill('02 000');
  await editor.button('Save').click();
  await expect(editor.status).toContainText('Not saved');
  await expect(editor.problems('phone')).toContainText('Write it with +');
  await field.fill('+359 2 123 45 67');
  await editor.button('Save').click();
  await expect(editor.status).toHaveText('Saved: Telephone.');
  expect(company().phone).toBe('+359 2 123 45 67');
  await expect(
    page.locator('main').getByRole('link', { name: '+359 2 123 45 67' }).first(),
  ).toBeVisible();
});

test('a value says how to write it, and one that contradicts another is refused with the name of the other', async ({
  editor,
}) => {
  await editor.open('/contacts/');
  // A number by hand, which does not belong to the company number.
  const file = path.join(folder, companyFile);
  writeFileSync(file, JSON.stringify({ ...company(), vat: 'BG000694037' }, null, 2));
  await editor.choose('vat');
  await expect(editor.panel.getByText('if the company is not registered for VAT')).toBeVisible();
  await editor.choose('uic');
  await editor.panel.getByRole('textbox').fill('175201304');
  const other = 'VAT number (content/company.json)';
  await expect(editor.panel.getByText(`${other}: A Bulgarian VAT number`)).toBeVisible();
  await editor.button('Save').click();
  await expect(editor.status).toContainText(`under ${other}.`);
});

test('a social network is found by its name, and disappears from the page with its address', async ({
  editor,
  page,
}) => {
  await editor.open('/it/contacts/');
  await editor.button('All texts of this page').click();
  const search = editor.panel.getByRole('searchbox');
  await search.fill('no text has these words');
  await expect(editor.panel.getByText('Nothing found.')).toBeVisible();
  const { tiktok } = company().socialProfiles;
  await search.fill('TikTok');
  await editor.panel.locator('[data-key="socialProfiles.tiktok"]').click();
  await editor.panel.getByRole('textbox', { name: 'TikTok' }).fill('');
  await editor.button('Save').click();
  await expect(editor.status).toHaveText(/^Saved/);
  await expect(page.locator(`a[href="${tiktok}"]`)).toHaveCount(0);
});

test('a list grows in all languages at once, and Take back restores the whole list', async ({
  editor,
  page,
}) => {
  const list = 'Services.planning.points';
  const [first] = listEntries(list);
  await editor.open('/it/services/');
  await editor.choose(`${list}.${first}`);
  const entries = page.locator('li', { has: page.getByText('New entry') });
  await editor.button('Add an entry').click();
  await expect(editor.status).toContainText('Saved: entry added');
  await editor.expectOpen(`${list}.entry1`);
  await expect(editor.field('en')).toHaveText('[EN] New entry');
  await expect(entries).toHaveCount(1);
  await editor.button('Changes and sending').click();
  await editor.panel.locator(`tr[data-key="${list}"]`).getByRole('button').click();
  await expect(editor.panel.getByText('Nothing differs from what is published.')).toBeVisible();
  await expect(entries).toHaveCount(0);
  await editor.choose('Values.items.integrity.title');
  await expect(editor.panel.getByText('asks for five values')).toBeVisible();
});

test('all texts of an entry are open at once, a new entry is scrolled to, and a disabled button has its reason', async ({
  editor,
  page,
}) => {
  const list = 'Commitments.items';
  await editor.open('/it/contacts/');
  await editor.choose(`${list}.${listEntries(list)[0]}.text`);
  await expect(editor.panel.getByText('A line is drawn at this entry')).toBeVisible();
  await editor.choose(`${list}.${listEntries(list)[3]}.text`);
  await expect(editor.button('Move up')).toBeDisabled();
  await expect(editor.panel.getByText('It cannot move up, because lines are drawn')).toBeVisible();
  await editor.button('Add an entry').click();
  await expect(editor.status).toContainText('Saved: entry added');
  await editor.expectOpen(`${list}.entry1.text`);
  await expect(editor.field('en')).toHaveText(['[EN] New entry', '[EN] New entry']);
  await expect(page.locator('main').getByText('New entry').last()).toBeInViewport();
  await expect(editor.panel.getByText('It is the last one.')).toBeVisible();
  await editor.button('Remove').click();
  await expect(editor.status).toContainText('Saved: entry removed');
  await expect(page.locator('main').getByText('New entry')).toHaveCount(0);
  // Next.js would report an error here, over the panel.
  await expect(page.locator('nextjs-portal').getByText(/Issue/)).toHaveCount(0);
});

test('changes are listed, taken back one by one and sent, and a conflict that Get has brought is decided and sent', async ({
  editor,
  page,
}) => {
  await editor.open('/it/certificates/');
  const { phone } = company();
  await editor.choose('phone');
  await editor.panel.getByRole('textbox', { name: 'Telephone' }).fill('+359 2 123 45 67');
  await editor.button('Save').click();
  await expect(editor.status).toHaveText(/^Saved/);
  await editor.choose(heading);
  await editor.button('Copy the English').first().click();
  await expect(editor.field('it')).toHaveText(textOf('en', heading));
  await expect(editor.problems('it')).toContainText('still in English');
  await editor.type('it', 'La mia verifica');
  await editor.button('Save').click();
  await expect(editor.status).toContainText('English and Bulgarian are not changed yet.');
  await editor.button('Changes and sending').click();
  const rows = editor.panel.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  const text = editor.panel.locator(`tr[data-key="${heading}"]`);
  await expect(text).toContainText(textOf('it', heading));
  const value = editor.panel.locator('tr[data-key="phone"]');
  await value.getByRole('button', { name: 'Take back' }).click();
  await expect(rows).toHaveCount(1);
  expect(company().phone).toBe(phone);

  await editor.panel.getByLabel('Your name').fill('Maria');
  await editor.panel.getByLabel('Your e-mail address').fill('maria@company.example');
  await editor.button('Send for publishing').click();
  await expect(editor.status).toContainText('Sent under the name “edit/');
  const sentLines = () => {
    const sent = git('ls-remote', 'origin', 'refs/heads/edit/*').split('\n');
    expect(sent).toHaveLength(1);
    git('fetch', '--quiet', 'origin', sent[0]?.split('\t')[1] ?? '');
    return git('diff', '--unified=0', 'origin/main', 'FETCH_HEAD')
      .split('\n')
      .filter((line) => /^\+[^+]/.test(line));
  };
  expect(sentLines()).toEqual(['+    "title": "La mia verifica",']);

  const other = path.resolve('.cache/editor-other');
  const there = (...args: string[]) => execFileSync('git', ['-C', other, ...args]);
  execFileSync('rm', ['-rf', other]);
  execFileSync('git', ['clone', '--quiet', path.resolve('.cache/editor-bare.git'), other]);
  const theirs = path.join(other, 'messages/it.json');
  const published = readFileSync(theirs, 'utf8');
  writeFileSync(theirs, published.replace(quoted(textOf('it', heading)), '"La loro verifica"'));
  there('-c', 'user.name=Other', '-c', 'user.email=a@b.c', 'commit', '--quiet', '-am', 'Theirs');
  there('push', '--quiet');
  await page.reload();
  await editor.button('Changes and sending').click();
  await expect(
    editor.panel.getByText('The changes are listed here until they are published'),
  ).toBeVisible();
  await editor.button('Get what others have published').click();
  await expect(editor.status).toContainText('marked below as a conflict');
  for (const words of ['La loro verifica', 'La mia verifica', 'Conflict'])
    await expect(text).toContainText(words);
  const { violations } = await new AxeBuilder({ page }).include('site-editor').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  // On a phone each version has the whole width.
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const cell of await text.locator('td').all())
    expect((await cell.boundingBox())?.width).toBeGreaterThan(300);
  if (desktop) await page.setViewportSize(desktop);

  await text.getByRole('button').first().click();
  await editor.expectOpen(heading);
  await editor.type('it', 'La nostra verifica');
  await editor.button('Save').click();
  await expect(editor.status).toContainText('Saved: Italian.');
  await editor.button('Changes and sending').click();
  await expect(text).toContainText('La nostra verifica');
  await expect(text).not.toContainText('Conflict');
  await editor.button('Send for publishing').click();
  await expect(editor.status).toContainText('Sent under the name “edit/');
  expect(sentLines()).toEqual(['+    "title": "La nostra verifica",']);
});

test('a click before the editor has loaded opens the text once it has', async ({
  editor,
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/dev/edit/panel.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => sessionStorage.setItem('editor', 'on'));
  await page.goto('/it/certificates/', { waitUntil: 'commit' });
  const title = page.getByRole('heading', { name: textOf('it', heading) });
  await title.click({ position: { x: 20, y: 30 } });
  release();
  await editor.expectOpen(heading);
});

test('hydration reports no error on a page with marks', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/it/certificates/');
  // The custom elements are defined after hydration.
  await page.waitForFunction(() => customElements.get('site-slideshow') !== undefined);
  expect(errors).toEqual([]);
});

// A driven browser loads nothing ahead, so this looks for what asks browsers to do so.
test('no page is loaded ahead, because it would show its old text after a save', async ({
  page,
}) => {
  await page.goto('/it/certificates/');
  await expect(page.locator('script[data-early]')).toHaveCount(1);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});
