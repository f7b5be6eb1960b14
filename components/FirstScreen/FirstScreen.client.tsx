'use client';

import { Children, type ReactNode, useEffect, useState } from 'react';
import { forgetSectionsInView, sectionsInView } from './inView';

/**
 * A language switch makes the whole document new. So that the new words stand there within 100 ms on a slow phone too,
 * the sections in view are rendered first, and the rest right after they are painted (figures: docs/performance.md).
 * Null means all: in the export, on hydration and after any other navigation.
 */
function useSectionsFirst(): number | null {
  const [count, setCount] = useState(sectionsInView);
  useEffect(() => {
    forgetSectionsInView();
    let afterPaint: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // No transition: inside <ViewTransition> one would be animated.
      afterPaint = setTimeout(setCount, 0, null);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(afterPaint);
    };
  }, []);
  return count;
}

/** The sections of a page, one child each. */
export function FirstScreen({ children }: { children: ReactNode }) {
  const count = useSectionsFirst();
  const sections = Children.toArray(children);
  return count === null ? sections : sections.slice(0, count);
}

/** What nobody sees at first: below all sections, behind another slide, in a closed menu. */
export function AfterFirstScreen({ children }: { children: ReactNode }) {
  return useSectionsFirst() === null ? children : null;
}
