/**
 * Measures how long the site's texts are in each family, as a share of their length in Arial or a font of its widths,
 * which this machine must have. Writes scripts/assets/fonts/fallbackLengths.json. Run it if a family or many texts
 * change, and commit the file. If a heading then breaks into fewer or more lines than in our font, which
 * e2e/once/loading/late-fonts.spec.ts says, correct the length of its family by at most 1 %.
 *
 * Usage: npx tsx tools/fallback-lengths/fallbackLengths.ts
 */
import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { locales } from '@/i18n/locales';
import { allTextOf } from '@/scripts/assets/fonts/characters';
import { readFont } from '@/scripts/assets/fonts/fontFiles';
import { browserArguments, findBrowser } from '@/scripts/browserTests/browser';

/**
 * A weight of each family, the space that app/css/tokens.css adds between its words, and by what its length is corrected,
 * so that headings break into as many lines as in our font.
 */
const measured = [
  { family: 'Sofia Sans', weight: 400, space: 0, correction: 1 },
  { family: 'Sofia Sans Condensed', weight: 660, space: 0, correction: 1 },
  { family: 'Sofia Sans Extra Condensed', weight: 720, space: 0.06, correction: 0.9918 },
] as const;

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserArguments],
});
const page = await browser.newPage();

/** The mean of all languages, because a page in each is shown in the same system's font. */
async function lengthOf({
  family,
  weight,
  space,
  correction,
}: (typeof measured)[number]): Promise<number> {
  const files = await Promise.all(
    (['latin', 'cyrillic'] as const).map(async (script) =>
      (await readFont(family, script)).toString('base64'),
    ),
  );
  const texts = locales.map((locale) => allTextOf(locale).replace(/<[^>]+>|\{[^}]*\}/g, ''));
  const lengths = await page.evaluate(
    async ({ families, font, space, texts }) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      for (const [name, data] of families)
        document.fonts.add(
          await new FontFace(name, `url(data:font/woff2;base64,${data})`, {
            weight: '1 1000',
          }).load(),
        );
      return texts.map((text) => {
        context.font = font;
        context.wordSpacing = `${space * 100}px`;
        const own = context.measureText(text).width;
        context.font = '100px Arial';
        context.wordSpacing = '0px';
        return own / context.measureText(text).width;
      });
    },
    {
      families: files.map((data, index) => [`own ${index}`, data] as const),
      font: `${weight} 100px "own 0", "own 1"`,
      space,
      texts,
    },
  );
  await page.reload();
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return Number((Number(mean.toFixed(3)) * correction).toFixed(4));
}

const entries: [family: string, length: number][] = [];
for (const cut of measured) entries.push([cut.family, await lengthOf(cut)]);
await browser.close();
const json = JSON.stringify(Object.fromEntries(entries), null, 2);
await writeFile('scripts/assets/fonts/fallbackLengths.json', `${json}\n`);
