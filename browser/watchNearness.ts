import { whenParsed } from './whenParsed';

/**
 * Calls back with whether an element is near the viewport: once the document is parsed, and at each change. Removing
 * the element also counts as leaving.
 */
export function watchNearness(
  element: Element,
  listener: (isNear: boolean) => void,
): IntersectionObserver {
  const observer = new IntersectionObserver(
    // A scroll right after the first frame brings two entries at once. The last one is the current state.
    (entries) => listener(entries.at(-1)?.isIntersecting ?? false),
    { rootMargin: '300px' },
  );
  whenParsed(() => observer.observe(element));
  return observer;
}
