import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/links';
import { PauseLabels } from '@/components/ui/PauseLabels/PauseLabels';
import { PictureFile, VisualisationLabel } from '@/components/ui/Picture/Picture';
import { content } from '@/content/current';
import { drawnPicture, isPhotograph, type PictureName } from '@/site/pictures';
import { href } from '@/site/routes';
import { type ServiceId, services } from '@/site/services';
import { AerialDrawing, DrawingEdge } from './AerialDrawing';
import styles from './Slideshow.module.css';

const pictures = {
  studies: drawnPicture,
  planning: 'rooftop-industrial',
  epc: 'battery-yard',
  construction: 'construction-site',
  management: 'transformer-station',
  commissioning: 'module-detail',
  operation: 'solar-meadow',
  repowering: 'solar-dawn',
} as const satisfies Record<ServiceId, PictureName>;

/**
 * The services as rotating slides, after the W3C APG carousel pattern. The picker is a group of radio buttons, and CSS
 * shows the slide whose button is checked. So picking works without JavaScript, with one tab stop and the arrow keys.
 * Rotation, pausing and swiping are in slideshow.element.ts.
 */
export function Slideshow() {
  const locale = useLocale();
  const t = useTranslations('Slideshow');
  const names = useTranslations('Services');
  const isDrawn = !isPhotograph(drawnPicture, content.pictures);
  return (
    <site-slideshow
      className={`twelve-from-desktop screen-only ${styles.slideshow}`}
      role="region"
      aria-roledescription={t('carousel')}
      aria-label={t('name')}
    >
      <div className={`${styles.controls} screen-only`}>
        <button className="icon-button" type="button" data-action="rotate">
          <PauseLabels />
        </button>
        {(['previous', 'next'] as const).map((action) => (
          <button key={action} className="icon-button" type="button" data-action={action}>
            <span className="visually-hidden">{t(action)}</span>
          </button>
        ))}
      </div>
      <div className={`bleed ${styles.slides}`} aria-live="off">
        {services.map(({ id }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: the APG carousel pattern asks for role="group"
          <div
            key={id}
            className={[
              styles.slide,
              isPhotograph(pictures[id], content.pictures) && styles.photograph,
              isDrawn && index === 0 && styles.drawn,
            ]
              .filter(Boolean)
              .join(' ')}
            data-turn={index + 1}
            data-picture={pictures[id]}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={`${t('position', { number: String(index + 1), total: String(services.length) })}: ${names(`${id}.title`)}`}
          >
            <PictureFile
              name={pictures[id]}
              crop="wide"
              phoneCrop="photo"
              sizes="(min-width: 900px) 110vw, (min-resolution: 1.5dppx) 86vw, 150vw"
              priority={index === 0 ? 'first' : 'lazy'}
            />
          </div>
        ))}
        {services.some(({ id }) => !isPhotograph(pictures[id], content.pictures)) && (
          <VisualisationLabel as="p" />
        )}
        {isDrawn && <AerialDrawing />}
      </div>
      {isDrawn && <DrawingEdge />}
      <div className={`${styles.captions} screen-only`}>
        {services.map(({ id }, index) => (
          <div key={id} className={`strong ${styles.caption}`} data-turn={index + 1}>
            {index + 1}{' '}
            <Link href={`${href(locale, 'services')}#${id}`}>{names(`${id}.title`)}</Link>{' '}
            <p className="note">{t(`slides.${id}.text`)}</p>
          </div>
        ))}
      </div>
      <fieldset className={`${styles.picker} screen-only`}>
        <legend className="visually-hidden">{t('picker')}</legend>
        {services.map(({ id }, index) => (
          <label key={id} className={`label secondary ${styles.choice}`}>
            <input
              className="visually-hidden"
              type="radio"
              name="slide"
              value={id}
              defaultChecked={index === 0}
            />
            <span>{index + 1}</span> {t(`slides.${id}.label`)}
          </label>
        ))}
      </fieldset>
    </site-slideshow>
  );
}
