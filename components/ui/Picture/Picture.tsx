import { useTranslations } from 'next-intl';
import { content } from '@/content/current';
import { pictures } from '@/generated/media';
import { fileUrl } from '@/site/basePath';
import {
  alternativeTextOf,
  type CropName,
  isPhotograph,
  type PictureCrop,
  type PictureName,
} from '@/site/pictures';
import styles from './Picture.module.css';

export interface PictureProps {
  readonly name: PictureName;
  readonly crop: CropName;
  readonly phoneCrop?: CropName;
  /**
   * CSS width of the box at each screen width, from which the browser chooses the file. The default is that of a page's
   * opening picture.
   */
  readonly sizes?: string;
  /** `first` is for a picture on the first screen, which the browser fetches before everything else. */
  readonly priority?: 'first' | 'lazy';
}

const phone = '(max-width: 599px)';

/**
 * Lets phones with more than 2.2 device pixels per CSS pixel fetch a picture for about two. At arm's length the
 * difference in a photograph is invisible, and the file has less than half the bytes.
 */
function forPhones(sizes: string): string {
  return `(min-resolution: 2.2dppx) 64vw, ${sizes}`;
}

function cropOf(name: PictureName, crop: CropName): PictureCrop {
  const crops: Partial<Record<CropName, PictureCrop>> = pictures[name];
  const found = crops[crop];
  if (!found)
    throw new Error(`Add the crop "${crop}" to the picture "${name}" in site/pictures.ts.`);
  return found;
}

/**
 * A picture of media/ in AVIF, with a JPEG for browsers from before 2024, and with its alternative text. Its box has
 * `data-picture`.
 */
export function PictureFile({
  name,
  crop,
  phoneCrop,
  sizes = 'max(100vw, 400px)',
  priority,
}: PictureProps) {
  const t = useTranslations('Pictures');
  const cut = cropOf(name, crop);
  const phoneCut = phoneCrop && cropOf(name, phoneCrop);
  const source = (from: PictureCrop, boxes: string, media?: string) => (
    <source
      type="image/avif"
      media={media}
      srcSet={from.avif.map(({ src, width }) => `${fileUrl(src)} ${width}w`).join(', ')}
      sizes={boxes}
      width={from.width}
      height={from.height}
    />
  );
  return (
    <picture>
      {phoneCut && source(phoneCut, forPhones(sizes), phone)}
      {source(cut, sizes)}
      <img
        src={fileUrl(cut.jpeg.src)}
        alt={t(alternativeTextOf(name))}
        width={cut.width}
        height={cut.height}
        {...(priority === 'first'
          ? { fetchPriority: 'high' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </picture>
  );
}

/** The label of a picture that is not a photograph, on a piece of paper that covers a corner of the picture. */
export function VisualisationLabel({ as: Element }: { as: 'figcaption' | 'p' }) {
  const t = useTranslations('Picture');
  return <Element className={styles.visualisation}>{t('visualisation')}</Element>;
}

/** A picture in a box, which has the picture's mean colour until it has loaded. */
export function Picture({
  className = '',
  ...file
}: PictureProps & { className?: string | undefined }) {
  const { name } = file;
  return (
    <figure className={`${styles.figure} ${className}`} data-picture={name}>
      <PictureFile {...file} />
      {!isPhotograph(name, content.pictures) && <VisualisationLabel as="figcaption" />}
    </figure>
  );
}
