/* The editor behind a service such as GitHub Codespaces: another host name, HTTPS in front, web sockets. */

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, quoted, restoreFile, test, textOf } from './fixtures';
import { hasProxy, publicName, startProxy } from './proxy';
import { folder } from './site';

const heading = 'CheckCertificate.title';
const style = 'app/css/base.css';
const target = Number(process.env.PORT ?? 4223);
const port = target + 1;
const origin = `https://${publicName}:${port}`;

test.use({ baseURL: origin, ignoreHTTPSErrors: true, viewport: { width: 360, height: 740 } });

let stop: () => Promise<void> = async () => undefined;

test.beforeAll(async () => {
  expect(hasProxy).toBe(true);
  stop = await startProxy({ port, target });
});

test.afterAll(() => stop());

test('a text is changed with the keyboard alone on a phone’s width, and the site opens in edit mode', async ({
  editor,
  page,
}) => {
  // Without #edit, as the service opens it. The path stays when the site adds the slash at its end.
  await page.goto('/it/certificates');
  expect(page.url()).toBe(`${origin}/it/certificates/`);
  const all = editor.button('All texts of this page');
  await expect(all).toBeVisible({ timeout: 60_000 });
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(editor.panel.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(heading);
  await expect(editor.panel.locator('.entry')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(editor.field('it')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' 2');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.status).toHaveText(/^Saved: Italian/, { timeout: 60_000 });
  const words = `${textOf('it', heading)} 2`;
  expect(editor.changedLines('it')).toEqual([`"title": ${quoted(words)},`]);
  await expect(page.getByRole('heading', { name: words })).toBeVisible();
});

test('a change of a style is shown without a reload, through the web socket', async ({
  editor,
  page,
}) => {
  const opened = page.waitForEvent('websocket', (socket) =>
    socket.url().startsWith(`wss://${publicName}:${port}/_next/`),
  );
  await editor.open('/it/certificates/');
  const socket = await opened;
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const file = path.join(folder, style);
  try {
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n:root {\n  --seen: 1;\n}\n`);
    const seen = () =>
      getComputedStyle(document.documentElement).getPropertyValue('--seen').trim() === '1';
    await page.waitForFunction(seen, undefined, { timeout: 60_000 });
  } finally {
    restoreFile(style);
  }
  expect(socket.isClosed()).toBe(false);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('another site cannot write through the proxy', async ({ request }) => {
  // The name of the site exists only in the browser of the tests.
  const url = `https://127.0.0.1:${port}/dev/edit`;
  const host = `${publicName}:${port}`;
  expect((await request.get(`${url}/version/`, { headers: { host } })).status()).toBe(200);
  const at = heading.split('.');
  const edit = { path: 'messages/it.json', at, value: 'Male' };
  for (const headers of [
    { host, origin: 'https://evil.example' },
    { host, origin, 'sec-fetch-site': 'cross-site' },
    { host: 'evil.example', origin },
  ]) {
    const multipart = { save: JSON.stringify({ description: '', edits: [edit] }) };
    const answer = await request.post(`${url}/save/`, { headers, multipart });
    expect(answer.status()).toBe(403);
  }
});
