'use client';

import { useEffect, useRef, useState } from 'react';
import { watchNearness } from '@/browser/elements/watchNearness';

interface FrameProps {
  /** Path of a page of this site. */
  readonly src: string;
  /** Accessible name. */
  readonly title: string;
  readonly className: string;
}

/**
 * A frame that follows `src` when it is near the window: one more document would double the work of a switch. It becomes another
 * element then, since a frame that is given another URL adds it to the history.
 */
export function Frame({ src, title, className }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState(src);

  useEffect(() => {
    if (!frame.current || shown === src) return;
    const observer = watchNearness(frame.current, (isNear) => isNear && setShown(src));
    return () => observer.disconnect();
  }, [src, shown]);

  return (
    <iframe
      key={shown}
      ref={frame}
      className={className}
      src={shown}
      title={title}
      loading="lazy"
    />
  );
}
