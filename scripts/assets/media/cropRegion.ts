import type { Region } from 'sharp';
import type { Focus } from '@/site/pictures';

export interface Framing {
  /** Width divided by height. */
  readonly ratio: number;
  /** 1, the default, shows as much of the picture as fits. */
  readonly zoom?: number;
  /** Where the focus should be in the crop, as a share of its width and height; by default in the middle. */
  readonly centre?: { readonly x: number; readonly y: number };
}

/** The region of a picture that a crop shows. Its focus is as near to the wanted place as the edges allow. */
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
