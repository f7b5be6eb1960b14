import type { Locale } from '@/i18n/locales';
import { type Route, routes } from '@/site/routes';
import { type Limits, setHeading } from './lines';
import type { Typesetter } from './outlines';

/** Pixels. The size that the networks recommend: 1.91 to 1. */
export const pictureSize = { width: 1200, height: 630 } as const;

const paper = '#F5F1E8';
const ink = '#0E2A33';
const amber = '#F2A31B';

/** The page's twelve columns at this width: its margin, and the distance from one column to the next. */
const margin = 54;
const pitch = 93;

/** Line height and tracking of the site's h1, in parts of the type size: Cyrillic has more ascenders, hence more room. */
const headingStyles: Readonly<Record<Locale, { leading: number; tracking: number }>> = {
  en: { leading: 0.92, tracking: -0.012 },
  it: { leading: 0.92, tracking: -0.012 },
  bg: { leading: 0.95, tracking: -0.005 },
};

const limits: Limits = { width: 8 * pitch, largest: 112, smallest: 64 };

/** Height of capitals of Sofia Sans Extra Condensed, in parts of the type size. */
const capHeight = 0.655;

const logoScale = 1.25;
const logoHeight = 48 * logoScale;
const ruleWidth = 2;
const tickHeight = 12;

const gap = { top: 46, rule: 42, logo: 22, bottom: 30, right: 44 } as const;

export interface Typesetting {
  readonly typesetter: Typesetter;
  /** The logo's SVG, 200 by 48. */
  readonly logo: string;
}

function ruler(right: number, y: number): string {
  const ticks: string[] = [];
  for (let x = margin; x < right; x += pitch) {
    ticks.push(`M${x} ${y}v${tickHeight}`);
  }
  return `<path d="M${margin} ${y}H${right}${ticks.join('')}" stroke="${ink}" stroke-width="${ruleWidth}" fill="none"/>`;
}

/** What lies over the picture, as SVG: the paper notch with the heading, the ruler and the logo. */
export function drawOverlay(
  heading: string,
  locale: Locale,
  route: Route,
  { typesetter, logo }: Typesetting,
): string {
  const { leading, tracking } = headingStyles[locale];
  const measure = (text: string) => typesetter.measure(text, tracking);
  const { lines, size } = setHeading(heading, locale, measure, limits);
  const width = Math.max(...lines.map(measure)) * size;
  const right = margin + Math.ceil((width + gap.right) / pitch) * pitch;

  const logoTop = pictureSize.height - gap.bottom - logoHeight;
  const ruleY = logoTop - gap.logo;
  const lastBaseline = ruleY - gap.rule;
  const firstBaseline = lastBaseline - (lines.length - 1) * leading * size;
  const top = Math.round(firstBaseline - capHeight * size - gap.top);
  const text = lines
    .map((line, index) =>
      typesetter.outline(line, margin, firstBaseline + index * leading * size, size, tracking),
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}">
<path d="M0 ${top}H${right}V${pictureSize.height}H0z" fill="${paper}"/>
<path d="${text}" fill="${ink}"/>
${ruler(right, ruleY)}
<path d="M${margin + routes.indexOf(route) * pitch} ${ruleY - 2}h${pitch}" stroke="${amber}" stroke-width="6"/>
<g transform="translate(${margin - 2 * logoScale} ${logoTop}) scale(${logoScale})">${logo}</g>
</svg>`;
}
