import { languages } from '@/i18n/languages';
import type { Locale } from '@/i18n/locales';
import { colour } from '@/scripts/lib/colours';
import { type Route, routes } from '@/site/routes';
import { setHeading } from './lines';
import type { Typesetter } from './typesetter';

/** In pixels: the size that the networks recommend, 1.91 to 1. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The page's grid of twelve columns at this width: its margin, and the distance from column to column. */
const margin = 54;
const pitch = 93;

/** Line height and tracking of the site's h1, relative to the type size: Cyrillic and Greek have more ascenders. */
const latinStyle = { leading: 0.9, tracking: -0.012 };
const otherStyle = { leading: 0.95, tracking: -0.005 };

/** The smallest type is still legible at half the picture's size, as in a list of messages. */
const limits = { width: 8 * pitch, largest: 112, smallest: 64 };

/** Height of capitals of Sofia Sans Extra Condensed, relative to the type size. */
const capHeight = 0.655;

const logoScale = 1.25;
const logoTop = pictureSize.height - 28 - 48 * logoScale;
const ruleY = logoTop - 22;
const lastBaseline = ruleY - 46;

/**
 * Draws the layer above the picture as SVG: a paper notch with the heading, a ruler that marks the page's place in the
 * navigation, the logo.
 *
 * @param logo SVG of 200 by 48
 * @throws when the heading is too long, or has a character that the font lacks
 */
export function drawOverlay(
  heading: string,
  locale: Locale,
  route: Route,
  typeset: Typesetter,
  logo: string,
): string {
  const { leading, tracking } = languages[locale].script === 'Latin' ? latinStyle : otherStyle;
  const measure = (text: string) => typeset(text, locale, tracking).width;
  const { lines, size } = setHeading(heading, measure, limits);
  const width = Math.max(...lines.map(measure)) * size;
  // The notch ends at a column and spans at least one for each page, as far as the heading may reach.
  const place = routes.indexOf(route);
  const columns = Math.max(Math.ceil((width + 44) / pitch), Math.min(routes.length, 8));
  const right = margin + columns * pitch;

  const baseline = (index: number) => lastBaseline - (lines.length - 1 - index) * leading * size;
  const top = Math.round(baseline(0) - capHeight * size - 46);
  const text = lines.map(
    (line, index) =>
      `<g transform="translate(${margin} ${baseline(index)}) scale(${size})">${typeset(line, locale, tracking).draw()}</g>`,
  );
  const ticks = Array.from({ length: columns }, (_, at) => `M${margin + at * pitch} ${ruleY}v12`);
  const bar = place < columns ? `M${margin + place * pitch} ${ruleY - 2}h${pitch}` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}">
<path d="M0 ${top}H${right}V${pictureSize.height}H0z" fill="${colour('paper')}"/>
<g fill="${colour('ink')}">${text.join('')}</g>
<path d="M${margin} ${ruleY}H${right}${ticks.join('')}" stroke="${colour('ink')}" stroke-width="2" fill="none"/>
<path d="${bar}" stroke="${colour('amber')}" stroke-width="6"/>
<g transform="translate(${margin - 2 * logoScale} ${logoTop}) scale(${logoScale})">${logo}</g>
</svg>`;
}
