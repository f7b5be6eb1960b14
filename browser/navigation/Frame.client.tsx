'use client';

import { useEffect, useRef, useState } from 'react';

interface FrameProps {
  /** Path of a page of this site. */
  readonly src: string;
  /** Accessible name. */
  readonly title: string;
  readonly className: string;
}

/** A frame that follows `src` when it is near the window, without adding to the history. */
export function Frame({ src, title, className }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(src);
  const shown = useRef(src);
  const isCorrected = useRef(false);

  useEffect(() => {
    const { current } = frame;
    if (!current || shown.current === src) return;
    // A new `src` adds a history entry, except to a frame that has not loaded yet: that one goes on waiting until it is near.
    if (current.contentDocument?.URL === 'about:blank') {
      shown.current = src;
      current.src = src;
      return;
    }
    // One more document would double the work of a switch.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        shown.current = src;
        current.contentWindow?.location.replace(src);
      },
      { rootMargin: '50%' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [src]);

  // Each history entry keeps the frame's URL, so Back shows the language that the frame had there. Corrected once: a host that
  // redirects the path would go on for ever.
  const correct = () => {
    const { contentDocument, contentWindow } = frame.current ?? {};
    const isOther = contentDocument && new URL(contentDocument.URL).pathname !== shown.current;
    isCorrected.current = Boolean(isOther && !isCorrected.current);
    if (isCorrected.current) contentWindow?.location.replace(shown.current);
  };

  return (
    <iframe
      ref={frame}
      className={className}
      src={first}
      title={title}
      loading="lazy"
      onLoad={correct}
    />
  );
}
