import { languages } from '@/i18n/languages';
import type { Locale } from '@/i18n/locales';
import { colour } from '@/scripts/lib/colours';
import { type Route, routes } from '@/site/routes';
import { type Limits, setHeading } from './lines';
import type { Typesetter } from './outlines';

/** Pixels. The size that the networks recommend: 1.91 to 1. */
export const pictureSize = { width: 1200, height: 630 } as const;

const paper = colour('paper');
const ink = colour('ink');
const amber = colour('amber');

/** The page's twelve columns at this width: its margin, and the distance from one column to the next. */
const margin = 54;
const pitch = 93;

/** Line height and tracking of the site's h1, in parts of the type size: Cyrillic has more ascenders, hence more room. */
const headingStyles = {
  Latin: { leading: 0.9, tracking: -0.012 },
  Cyrillic: { leading: 0.95, tracking: -0.005 },
  Greek: { leading: 0.95, tracking: -0.005 },
};

/** The smallest is still read at half the picture's size, as in a list of messages. */
const limits: Limits = { width: 8 * pitch, largest: 112, smallest: 64 };

/** Height of capitals of Sofia Sans Extra Condensed, in parts of the type size. */
const capHeight = 0.655;

const logoScale = 1.25;
const logoHeight = 48 * logoScale;
const ruleWidth = 2;
const tickHeight = 12;

/** Pixels: above the capitals, from the last baseline to the rule, from there to the logo, and so on. */
const gap = { top: 46, rule: 46, logo: 22, bottom: 28, right: 44 } as const;

/** The notch is as wide as the heading may be, so that the picture remains: later pages have no bar. */
const mostPages = limits.width / pitch;

/** Where a page stands in the navigation, counted from 0 and null where there is no room to show it, and of how many. */
export function placeOf(route: Route): { readonly index: number | null; readonly count: number } {
  const index = routes.indexOf(route);
  return { index: index < mostPages ? index : null, count: Math.min(routes.length, mostPages) };
}

export interface Typesetting {
  readonly typesetter: Typesetter;
  /** The logo's SVG, 200 by 48. */
  readonly logo: string;
}

/** The site's ruler: a line with a tick at each column. */
function ruler(right: number, y: number): string {
  const ticks: string[] = [];
  for (let x = margin; x < right; x += pitch) {
    ticks.push(`M${x} ${y}v${tickHeight}`);
  }
  return `<path d="M${margin} ${y}H${right}${ticks.join('')}" stroke="${ink}" stroke-width="${ruleWidth}" fill="none"/>`;
}

/**
 * What lies over the picture, as SVG: the paper notch with the heading, the ruler and the logo.
 *
 * @throws when the heading is too long, or has a character that the font lacks.
 */
export function drawOverlay(
  heading: string,
  locale: Locale,
  route: Route,
  { typesetter, logo }: Typesetting,
): string {
  const { leading, tracking } = headingStyles[languages[locale].script];
  const measure = (text: string) => typesetter.measure(text, tracking);
  const { lines, size } = setHeading(heading, locale, measure, limits);
  const width = Math.max(...lines.map(measure)) * size;
  // The notch ends at a column, and has at least one for each page: the bar stands at the page's place in the navigation.
  const { index, count } = placeOf(route);
  const columns = Math.max(Math.ceil((width + gap.right) / pitch), count);
  const right = margin + columns * pitch;

  const logoTop = pictureSize.height - gap.bottom - logoHeight;
  const ruleY = logoTop - gap.logo;
  const lastBaseline = ruleY - gap.rule;
  const firstBaseline = lastBaseline - (lines.length - 1) * leading * size;
  const top = Math.round(firstBaseline - capHeight * size - gap.top);
  const bar =
    index === null
      ? ''
      : `<path d="M${margin + index * pitch} ${ruleY - 2}h${pitch}" stroke="${amber}" stroke-width="6"/>\n`;
  const text = lines
    .map((line, index) =>
      typesetter.outline(line, margin, firstBaseline + index * leading * size, size, tracking),
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}">
<path d="M0 ${top}H${right}V${pictureSize.height}H0z" fill="${paper}"/>
<path d="${text}" fill="${ink}"/>
${ruler(right, ruleY)}
${bar}<g transform="translate(${margin - 2 * logoScale} ${logoTop}) scale(${logoScale})">${logo}</g>
</svg>`;
}
