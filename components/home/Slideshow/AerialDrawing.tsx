import { useTranslations } from 'next-intl';
import drawing from '@/components/drawings/Drawing.module.css';
import { aerialDrawings } from '@/generated/media';
import { fileUrl } from '@/site/basePath';
import { modelPlant } from '@/solar/modelPlant';
import styles from './AerialDrawing.module.css';

/**
 * The plant of the first slide as a drawing, on top of its picture. `--cut` is the share of the picture's width that
 * the drawing covers. The drawing is a sibling of the slides, because its animation would start again whenever its
 * slide returned.
 */
export function AerialDrawing() {
  const t = useTranslations('AerialDrawing');
  return (
    <div className={`${styles.drawing} screen-only`}>
      <div data-picture="">
        <picture>
          <source media="(max-width: 599px)" srcSet={fileUrl(aerialDrawings.photo)} />
          <img
            src={fileUrl(aerialDrawings.wide)}
            alt=""
            width={2560}
            height={1024}
            loading="lazy"
            decoding="async"
          />
        </picture>
        <p className="label">
          {t('label', { modules: modelPlant.modules })}{' '}
          <span className={drawing.roomy}>{t('origin')}</span>
        </p>
      </div>
    </div>
  );
}

/** The share of the picture's width that the drawing covers on a computer, in per cent. */
const share = 66.3;

/**
 * The half sun at the foot of the drawing's edge. It is the thumb of a range input, from which slideshow.element.ts
 * sets `--cut`, and says the share in words.
 */
export function DrawingEdge() {
  const t = useTranslations('AerialDrawing');
  return (
    <div className={`bleed ${styles.edge} screen-only`}>
      <input
        type="range"
        name="edge"
        min="0"
        max="100"
        step="0.1"
        defaultValue={share}
        aria-label={t('edge')}
        aria-valuetext={t('share', { share: Math.round(share) })}
      />
    </div>
  );
}
