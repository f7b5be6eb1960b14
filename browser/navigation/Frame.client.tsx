'use client';

import { useEffect, useRef, useState } from 'react';

interface FrameProps {
  readonly src: string;
  /** Accessible name. */
  readonly title: string;
  readonly className: string;
}

/** A frame that follows `src` without adding to the history. */
export function Frame({ src, title, className }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(src);
  const shown = useRef(src);

  useEffect(() => {
    const { current } = frame;
    if (!current || shown.current === src) return;
    // A new `src` adds a history entry, except to a frame that has not loaded yet: that one goes on waiting until it is near.
    if (current.contentDocument?.URL === 'about:blank') {
      shown.current = src;
      current.src = src;
      return;
    }
    // A frame out of sight waits, too: a document more would be a quarter of the switch's script.
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        shown.current = src;
        current.contentWindow?.location.replace(src);
      },
      { rootMargin: '50%' },
    );
    near.observe(current);
    return () => near.disconnect();
  }, [src]);

  return <iframe ref={frame} className={className} src={first} title={title} loading="lazy" />;
}
