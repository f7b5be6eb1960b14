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
    shown.current = src;
    // A new `src` adds a history entry, except to a frame that has not loaded yet: that one goes on waiting until it is near.
    if (current.contentDocument?.URL === 'about:blank') current.src = src;
    else current.contentWindow?.location.replace(src);
  }, [src]);

  return <iframe ref={frame} className={className} src={first} title={title} loading="lazy" />;
}
