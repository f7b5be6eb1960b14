import { Picture } from '@/components/ui/Picture/Picture';
import type { PictureName } from '@/site/pictures';
import styles from './OpeningPicture.module.css';

/** A low band across the page, above the heading; low, so that the content begins on the first screen. */
export function OpeningPicture({ name, isLow = false }: { name: PictureName; isLow?: boolean }) {
  return (
    <Picture
      className={`${isLow ? styles.low : styles.picture} screen-only`}
      name={name}
      crop="band"
      phoneCrop="strip"
      sizes="max(100vw, 400px)"
      priority="first"
    />
  );
}
