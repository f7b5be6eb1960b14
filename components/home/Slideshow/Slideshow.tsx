import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './Slideshow.module.css';

interface Slide {
  readonly id: string;
  /** Short name in the picker. */
  readonly label: string;
  /** Accessible name of the slide: its place in the row and what it is about. */
  readonly name: string;
  readonly picture: ReactNode;
  readonly caption: ReactNode;
}

interface SlideshowLabels {
  readonly name: string;
  readonly carousel: string;
  readonly slide: string;
  readonly picker: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
}

interface SlideshowProps {
  readonly slides: readonly Slide[];
  readonly labels: SlideshowLabels;
  /** Cut into the pictures' corner. */
  readonly heading: ReactNode;
  /** Stands below the pictures, beside or above caption and controls. */
  readonly introduction: ReactNode;
}

/**
 * Rotating slides after the W3C APG carousel pattern: the rotation control comes first in the region, so heading and
 * introduction, which stand between pictures and controls to the eye, stand before the region in the document and share
 * its grid. The picker is a group of radio buttons, and CSS shows the slide
 * whose button is checked: so picking works without any script, with one tab stop and arrow keys. Rotation, pausing and
 * swiping are slideshow.element.ts's, which changes attributes before React hydrates: hence suppressHydrationWarning.
 */
export function Slideshow({ slides, labels, heading, introduction }: SlideshowProps) {
  const pictures = slides.map((slide) => (
    // biome-ignore lint/a11y/useSemanticElements: the APG carousel pattern asks for role="group"
    <div
      key={slide.id}
      className={styles.slide}
      role="group"
      aria-roledescription={labels.slide}
      aria-label={slide.name}
      suppressHydrationWarning
    >
      {slide.picture}
    </div>
  ));
  return (
    <div className={`wrap grid ${styles.opening}`}>
      <div className={styles.heading}>{heading}</div>
      <div className={`grid ${styles.introduction}`}>{introduction}</div>
      <site-slideshow
        className={styles.slideshow}
        role="region"
        aria-roledescription={labels.carousel}
        aria-label={labels.name}
        suppressHydrationWarning
      >
        <div className={styles.controls}>
          <button
            type="button"
            data-action="rotate"
            data-pause={labels.pause}
            data-play={labels.play}
            aria-label={labels.pause}
            suppressHydrationWarning
          >
            <Icon name="pause" />
            <Icon name="play" />
          </button>
          <button type="button" data-action="previous" aria-label={labels.previous}>
            <Icon name="previous" />
          </button>
          <button type="button" data-action="next" aria-label={labels.next}>
            <Icon name="next" />
          </button>
        </div>
        <div className={styles.slides} aria-live="off" suppressHydrationWarning>
          {pictures}
        </div>
        <div className={styles.captions} aria-live="off" suppressHydrationWarning>
          {slides.map((slide) => (
            <div key={slide.id} className={styles.caption}>
              {slide.caption}
            </div>
          ))}
        </div>
        <fieldset className={styles.picker}>
          <legend className="visually-hidden">{labels.picker}</legend>
          {slides.map((slide, position) => (
            <label key={slide.id} className={styles.field}>
              <input
                className="visually-hidden"
                type="radio"
                name="slide"
                value={slide.id}
                defaultChecked={position === 0}
              />
              <b>{position + 1}</b> <span>{slide.label}</span>
            </label>
          ))}
        </fieldset>
      </site-slideshow>
    </div>
  );
}
