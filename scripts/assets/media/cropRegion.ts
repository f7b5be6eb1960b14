import type { Region } from 'sharp';
import type { Focus } from '@/site/pictures';

export interface Framing {
  /** Width by height. */
  readonly ratio: number;
  /** 1, the default, shows as much of the picture as fits. */
  readonly zoom?: number;
  /** Wanted place of the focus, as a share of width and height; by default the middle. */
  readonly centre?: { readonly x: number; readonly y: number };
}

/** The visible region of a picture, with its focus as near the wanted place as the edges allow. */
export function cropRegion(
  { width, height }: { readonly width: number; readonly height: number },
  focus: Focus,
  { ratio, zoom = 1, centre = { x: 0.5, y: 0.5 } }: Framing,
): Region {
  const cropWidth = Math.floor(Math.min(width, height * ratio) / zoom);
  const cropHeight = Math.floor(Math.min(height, width / ratio) / zoom);
  const place = (size: number, part: number, percent: number, share: number) =>
    Math.round(Math.min(Math.max((size * percent) / 100 - part * share, 0), size - part));
  return {
    left: place(width, cropWidth, focus.x, centre.x),
    top: place(height, cropHeight, focus.y, centre.y),
    width: cropWidth,
    height: cropHeight,
  };
}
