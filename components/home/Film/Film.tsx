import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './Film.module.css';

interface FilmFile {
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

/** Decorative loop, muted. Loading, playing and pausing are film.element.ts's, which changes attributes before React hydrates. */
export function Film({ files, poster, fallback, labels }: FilmProps) {
  return (
    <site-film className={styles.film}>
      {poster}
      <video
        className={styles.video}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        suppressHydrationWarning
      >
        {files.map(({ src, type, media }) => (
          <source key={src} data-src={src} type={type} media={media} suppressHydrationWarning />
        ))}
        {fallback}
      </video>
      <button className={styles.button} type="button" hidden suppressHydrationWarning>
        <span data-state="playing" suppressHydrationWarning>
          <Icon name="pause" />
          {labels.pause}
        </span>
        <span data-state="paused" hidden suppressHydrationWarning>
          <Icon name="play" />
          {labels.play}
        </span>
      </button>
    </site-film>
  );
}
