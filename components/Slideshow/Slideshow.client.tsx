'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { setMotionPaused, useMotionPaused, useReducedMotion } from '@/components/Motion/motion';
import styles from './Slideshow.module.css';

/** How long a slide stands, in ms: business constant of the specification (section 9). */
export const slideInterval = 3000;

export interface Slide {
  readonly id: string;
  /** Short name in the picker. */
  readonly label: string;
  /** Accessible name of the slide: its place in the row and what it is about. */
  readonly name: string;
  readonly picture: ReactNode;
  readonly caption: ReactNode;
}

export interface SlideshowLabels {
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
  /** Stands below the pictures, before caption and controls. */
  readonly introduction: ReactNode;
}

/**
 * Rotating slides after the W3C APG carousel pattern. The picker is a group of radio buttons, and CSS shows the slide
 * whose button is checked: so picking works before the runtime and without it, with one tab stop and arrow keys.
 */
export function Slideshow({ slides, labels, heading, introduction }: SlideshowProps) {
  const [index, setIndex] = useState(0);
  const [hovered, setHovered] = useState(false);
  const [hidden, setHidden] = useState(false);
  const [stoppedByFocus, setStoppedByFocus] = useState(false);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const group = useId();
  const reduced = useReducedMotion();
  const paused = useMotionPaused() || stoppedByFocus || reduced;
  const rotating = !paused && !hovered && !hidden;
  const next = (index + 1) % slides.length;

  function show(target: number) {
    const input = inputs.current[target];
    if (input) input.checked = true;
    setIndex(target);
  }

  useEffect(() => {
    // A slide may have been picked before the runtime arrived.
    setIndex(
      Math.max(
        0,
        inputs.current.findIndex((input) => input?.checked),
      ),
    );
    const onVisibility = () => setHidden(document.hidden);
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);

  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => {
      const input = inputs.current[next];
      if (input) input.checked = true;
      setIndex(next);
    }, slideInterval);
    return () => clearTimeout(timer);
  }, [rotating, next]);

  const swipe = useSwipe((step) => show((index + step + slides.length) % slides.length));

  return (
    <section
      className={styles.slideshow}
      aria-roledescription={labels.carousel}
      aria-label={labels.name}
      data-rotating={rotating}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setStoppedByFocus(true)}
    >
      <div className={styles.stage}>
        <div className={styles.slides} aria-live={rotating ? 'off' : 'polite'} {...swipe}>
          {slides.map((slide, position) => (
            // biome-ignore lint/a11y/useSemanticElements: the APG carousel pattern asks for role="group"
            <div
              key={slide.id}
              className={styles.slide}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={slide.name}
              data-near={position === next}
            >
              {slide.picture}
            </div>
          ))}
        </div>
        <div className={`wrap ${styles.panel}`}>
          <div className="grid">
            <div className={styles.heading}>{heading}</div>
          </div>
        </div>
      </div>
      <div className="wrap">
        <div className={`grid ${styles.under}`}>
          {introduction}
          <div className={styles.captionRow}>
            <div className={styles.captions}>
              {slides.map((slide) => (
                <div key={slide.id} className={styles.caption}>
                  {slide.caption}
                </div>
              ))}
            </div>
            <div className={styles.controls}>
              <button
                type="button"
                aria-label={paused ? labels.play : labels.pause}
                disabled={reduced}
                onClick={() => {
                  setStoppedByFocus(false);
                  setMotionPaused(!paused);
                }}
              >
                <Icon name={paused ? 'play' : 'pause'} />
              </button>
              <button
                type="button"
                aria-label={labels.previous}
                onClick={() => show((index + slides.length - 1) % slides.length)}
              >
                <Icon name="previous" />
              </button>
              <button type="button" aria-label={labels.next} onClick={() => show(next)}>
                <Icon name="next" />
              </button>
            </div>
          </div>
        </div>
        <fieldset className={styles.picker}>
          <legend className="visually-hidden">{labels.picker}</legend>
          {slides.map((slide, position) => (
            <label key={slide.id} className={styles.field}>
              <input
                ref={(input) => {
                  inputs.current[position] = input;
                }}
                className="visually-hidden"
                type="radio"
                name={group}
                value={slide.id}
                defaultChecked={position === 0}
                onChange={() => setIndex(position)}
              />
              <b>{position + 1}</b>
              <span>{slide.label}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </section>
  );
}

/** Shortest sideways movement, in px, that counts as a swipe. */
const swipeDistance = 40;

/** Touch handlers for a sideways swipe; calls with −1 (to the previous) or 1 (to the next). */
function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: React.TouchEvent) => {
      const touch = event.touches[0];
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: React.TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!start.current || !touch) return;
      const [dx, dy] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      if (Math.abs(dx) > swipeDistance && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
  };
}
