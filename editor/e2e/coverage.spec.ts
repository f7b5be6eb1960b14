/* Every text of the site leads to one key: by a click on it, or in the list of its page. */

import { build } from 'esbuild';
import { content } from '@/content/current';
import type { State } from '@/editor/protocol';
import { languages } from '@/i18n/languages';
import { locales } from '@/i18n/locales';
import { href, routeNames } from '@/site/routes';
import { expect, test } from './fixtures';

const paths = locales.flatMap((locale) => [
  ...routeNames.map((route) => href(locale, route)),
  `${href(locale, 'home')}404/`,
  `/map/${locale}/`,
]);

interface Count {
  readonly resolved: number;
  readonly unresolved: readonly string[];
  /** Visible texts that the pointer does not find. */
  readonly missed: readonly string[];
}

test('at least 99 % of all texts lead to one key', async ({ page, editor }) => {
  test.setTimeout(400_000);
  const { outputFiles } = await build({
    stdin: {
      contents: "export * from './textPieces'; export * from './keys';",
      resolveDir: 'editor/panel',
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'panel',
  });
  const script = outputFiles[0]?.text ?? '';
  await editor.open(href('en', 'home'));
  const state: State = await page.evaluate(async () => (await fetch('/dev/edit/state/')).json());
  // Texts that are not messages: the values of the company, its certificates and plants, the names of the
  // languages, and that of the company's country.
  const facts = [
    ...state.files
      .filter(({ locale }) => !locale)
      .flatMap(({ texts }) => Object.values(texts).map(({ value }) => value)),
    ...Object.values(languages).map(({ name }) => name),
    ...Object.keys(languages).map(
      (locale) =>
        new Intl.DisplayNames(locale, { type: 'region' }).of(content.company.countryCode) ?? '',
    ),
  ].filter((value) => /\p{L}|\d{3}/u.test(value));
  const keys = Object.keys(state.files[0]?.texts ?? {});

  const counts = new Map<string, Count>();
  for (const path of paths) {
    // The texts are in the HTML, whatever pictures are still to come.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    counts.set(
      path,
      await page.evaluate(
        ({ code, values, known, names }) => {
          const lib: typeof import('../panel/textPieces') & typeof import('../panel/keys') =
            new Function(`${code}; return panel`)();
          const found = lib.piecesIn(document).filter(({ text }) => /\p{L}/u.test(text));
          const isFact = (text: string) =>
            values.some(
              (value) =>
                value === text.trim() ||
                (value.length > 5 && text.includes(value)) ||
                value.includes(text.trim()),
            );
          // Attributes whose text has no mark.
          const unmarked = ['alt', 'title', 'aria-label', 'placeholder']
            .flatMap((name) =>
              Array.from(
                document.querySelectorAll(`[${name}]`),
                (node) => node.getAttribute(name) ?? '',
              ),
            )
            .filter((text) => /\p{L}/u.test(text) && !text.includes('\ufe0d') && !isFact(text));
          const resolves = (piece: (typeof found)[number]) =>
            lib.keyOf(known, names, piece) !== undefined || isFact(piece.text);
          const missed = found.filter((piece) => {
            if (!piece.range || !lib.isVisible(piece)) return false;
            piece.element.scrollIntoView({ block: 'center', behavior: 'instant' });
            const rect = [...piece.range.getClientRects()].find(({ width }) => width > 1);
            if (!rect) return false;
            const at = lib.pieceAt(
              document,
              rect.left + rect.width / 2,
              rect.top + rect.height / 2,
            );
            return at?.text !== piece.text;
          });
          return {
            resolved: found.filter(resolves).length,
            unresolved: found
              .filter((piece) => !resolves(piece))
              .map(({ text }) => text.trim())
              .concat(unmarked),
            missed: missed.map(({ text }) => text.trim()),
          };
        },
        { code: script, values: facts, known: state, names: keys },
      ),
    );
  }
  const all = [...counts.values()];
  const resolved = all.reduce((sum, count) => sum + count.resolved, 0);
  const unresolved = [...counts].flatMap(([path, count]) =>
    count.unresolved.map((text) => `${path}: ${text}`),
  );
  const missed = [...counts].flatMap(([path, count]) =>
    count.missed.map((text) => `${path}: ${text}`),
  );
  console.info(
    `${resolved} texts lead to a key, ${unresolved.length} do not:\n${unresolved.join('\n')}`,
  );
  console.info(`${missed.length} visible texts are only in the list:\n${missed.join('\n')}`);
  expect(resolved).toBeGreaterThan(2000);
  expect(resolved / (resolved + unresolved.length)).toBeGreaterThanOrEqual(0.99);
  expect(missed.length).toBeLessThan(resolved / 50);
});

test('the list of a page has the messages that nobody can click as well', async ({ editor }) => {
  await editor.open('/it/contacts/');
  await editor.button('All texts of this page').click();
  // Texts of the page's head, of a state after sending, of the map's frame, and a visible text.
  for (const key of [
    'Meta.contacts.description',
    'EnquiryForm.success',
    'Map.consent',
    'Commitments.title',
  ]) {
    await expect(editor.panel.locator(`[data-key="${key}"]`)).toHaveCount(1);
  }
});
