import { colour } from '@/scripts/lib/colours';
import { type Route, routeNames } from '@/site/routes';

/** In pixels. Social networks recommend this size (1.91 to 1). */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The grid of twelve columns at this width: its margin, and the distance from column to column. */
const margin = 54;
const pitch = 93;

const [ink = '', paper = '', amber = ''] = ['ink', 'paper', 'amber'].map(colour);

/**
 * The layer over the picture, for Satori: a notch of paper with the heading, the logo, and a ruler that marks the
 * page's place in the navigation.
 *
 * @param logo SVG of 200 by 48
 */
export function overlay(heading: string, route: Route, logo: Buffer) {
  const column = { display: 'flex', flexDirection: 'column' } as const;
  const tick = `${ink} 0, ${ink} 2px, transparent 2px, transparent ${pitch}px`;
  return (
    <div
      style={{ ...column, height: '100%', alignItems: 'flex-start', justifyContent: 'flex-end' }}
    >
      <div
        style={{
          ...column,
          padding: `40px 0 28px ${margin}px`,
          minWidth: margin + routeNames.length * pitch,
          // A short heading covers less of the picture.
          maxWidth: margin + (heading.length > 24 ? 8 : 6) * pitch,
          backgroundColor: paper,
        }}
      >
        <div
          style={{
            paddingRight: 44,
            fontSize: heading.length > 70 ? 72 : 104,
            lineHeight: 0.95,
            letterSpacing: '-0.01em',
            textWrap: 'balance',
            color: ink,
          }}
        >
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
    </div>
  );
}
