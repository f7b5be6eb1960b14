'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { setMotionPaused, useMotionPaused, useReducedMotion } from '@/components/Motion/motion';
import styles from './Film.module.css';

/** Distance from the viewport, in px, at which the film starts to load. */
const nearness = 300;

export interface FilmFile {
  readonly src: string;
  readonly type: string;
  readonly media?: string;
}

interface FilmProps {
  readonly files: readonly FilmFile[];
  /** The poster as a picture: it stands alone without a script, under reduced motion and under Save-Data. */
  readonly poster: ReactNode;
  readonly fallback: ReactNode;
  readonly labels: { readonly pause: string; readonly play: string };
}

function savesData(): boolean {
  // Network Information API, Chromium only: absent from TypeScript's DOM library.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Decorative loop, muted; loads when it comes near and plays while it is in view. */
export function Film({ files, poster, fallback, labels }: FilmProps) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [near, setNear] = useState(false);
  const paused = useMotionPaused();
  const reduced = useReducedMotion();
  const shown = wanted && !reduced;

  useEffect(() => {
    if (reduced || !frame.current || savesData()) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isNear = entry?.isIntersecting ?? false;
        setNear(isNear);
        if (isNear) setWanted(true);
      },
      { rootMargin: `${nearness}px` },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [reduced]);

  useEffect(() => {
    if (!shown || !video.current) return;
    // The poster that the browser has chosen and fetched already.
    video.current.poster ||= frame.current?.querySelector('img')?.currentSrc ?? '';
    if (near && !paused) {
      // Refused where the system forbids autoplay: the poster then stays.
      video.current.play().catch(() => undefined);
    } else {
      video.current.pause();
    }
  }, [shown, near, paused]);

  return (
    <div className={styles.film} ref={frame}>
      {poster}
      <video
        ref={video}
        className={styles.video}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
      >
        {shown && files.map((file) => <source key={file.src} {...file} />)}
        {fallback}
      </video>
      {shown && (
        <button className={styles.button} type="button" onClick={() => setMotionPaused(!paused)}>
          <Icon name={paused ? 'play' : 'pause'} />
          {paused ? labels.play : labels.pause}
        </button>
      )}
    </div>
  );
}
