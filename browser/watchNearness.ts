import { whenParsed } from './whenParsed';

/**
 * Says whether an element is near the viewport: once its document is parsed, and at each change. One that is removed is near
 * no more, which browsers say, too.
 */
export function watchNearness(
  element: Element,
  listener: (isNear: boolean) => void,
): IntersectionObserver {
  const observer = new IntersectionObserver(
    // A scroll right after the first frame brings two entries at once: the last one is true now.
    (entries) => listener(entries.at(-1)?.isIntersecting ?? false),
    { rootMargin: '300px' },
  );
  whenParsed(() => observer.observe(element));
  return observer;
}
