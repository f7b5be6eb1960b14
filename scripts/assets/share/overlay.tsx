import satori, { type Font } from 'satori';
import { colour } from '@/scripts/assets/colours';
import { type Route, routeNames } from '@/site/routes';

/** In pixels. Social networks recommend this size (1.91 to 1). */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The grid of twelve columns at this width: its margin, and the distance from column to column. */
const margin = 54;
const pitch = 93;

const [ink = '', paper = '', amber = ''] = ['ink', 'paper', 'amber'].map(colour);

const column = { display: 'flex', flexDirection: 'column' } as const;

/** The space beside a heading, in the notch. */
const marginRight = 44;

/** A short heading covers less of the picture. */
const widthOf = (heading: string) => margin + (heading.length > 24 ? 8 : 6) * pitch;

const lettering = { lineHeight: 0.95, letterSpacing: '-0.01em', color: ink } as const;

/** The notch of paper with the heading, the logo, and a ruler that marks the page's place in the navigation. */
function notch(heading: string, size: number, route: Route, logo: Buffer) {
  const tick = `${ink} 0, ${ink} 2px, transparent 2px, transparent ${pitch}px`;
  return (
    <div
      style={{
        ...column,
        padding: `40px 0 28px ${margin}px`,
        minWidth: margin + routeNames.length * pitch,
        maxWidth: widthOf(heading),
        backgroundColor: paper,
      }}
    >
      <div style={{ ...lettering, paddingRight: marginRight, fontSize: size, textWrap: 'balance' }}>
        {heading}
      </div>
      <div
        style={{
          display: 'flex',
          height: 14,
          margin: '30px 0 20px',
          borderTop: `2px solid ${ink}`,
          backgroundImage: `repeating-linear-gradient(90deg, ${tick})`,
        }}
      >
        <div
          style={{
            margin: `-5px 0 0 ${routeNames.indexOf(route) * pitch}px`,
            width: pitch,
            height: 6,
            backgroundColor: amber,
          }}
        />
      </div>
      {/* biome-ignore lint/performance/noImgElement: this is part of a picture and not of a page */}
      <img
        alt=""
        width={250}
        height={60}
        src={`data:image/svg+xml;base64,${logo.toString('base64')}`}
      />
    </div>
  );
}

/** A side of a picture that Satori has drawn. */
const sideOf = (svg: string, side: 'width' | 'height') =>
  Number(new RegExp(`<svg[^>]* ${side}="([\\d.]+)"`).exec(svg)?.[1]);

/** Whether a heading is whole in the picture at a size: no line is above it, and no word is wider than the notch. */
async function isWhole(heading: string, size: number, route: Route, logo: Buffer, fonts: Font[]) {
  const { width, height } = pictureSize;
  const drawn = await satori(notch(heading, size, route, logo), { width, fonts });
  if (sideOf(drawn, 'height') > height - margin) return false;
  const words = heading.split(/[ \u00ad-]/).map((word) => {
    const alone = <div style={{ ...lettering, display: 'flex', fontSize: size }}>{word}</div>;
    return satori(alone, { height, fonts });
  });
  const room = widthOf(heading) - margin - marginRight;
  return (await Promise.all(words)).every((word) => sideOf(word, 'width') <= room);
}

/** In pixels, the largest first. A heading of more than 70 letters begins at the second. */
const sizes = [104, 72, 60, 50] as const;

/**
 * The layer over the picture, as SVG: the notch at the lower left, with the heading at the largest size at which it is
 * whole.
 *
 * @param logo SVG of 200 by 48
 * @returns undefined if the heading is too long
 */
export async function overlay(
  heading: string,
  route: Route,
  logo: Buffer,
  fonts: Font[],
): Promise<string | undefined> {
  for (const size of sizes.slice(heading.length > 70 ? 1 : 0)) {
    if (!(await isWhole(heading, size, route, logo, fonts))) continue;
    const place = { alignItems: 'flex-start', justifyContent: 'flex-end' } as const;
    const layer = (
      <div style={{ ...column, ...place, height: '100%' }}>{notch(heading, size, route, logo)}</div>
    );
    return satori(layer, { ...pictureSize, fonts });
  }
  return undefined;
}
