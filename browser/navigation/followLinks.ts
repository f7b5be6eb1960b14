import type { useRouter } from 'next/navigation';
import { isPage } from '@/browser/language/decideLanguage';
import { isLocale, type Locale } from '@/i18n/locales';
import { belowBasePath } from '@/site/basePath';
import { clickedLink } from './clickedLink';
import { beginNavigation, endNavigation, isSwitching } from './pending';
import { keepPlace } from './place';
import { noteSectionsBelow } from './sectionsBelow';

type Router = ReturnType<typeof useRouter>;

/** A link for a new tab or a download is the browser's. */
const links = 'a[href]:not([target], [download])';

/** The URL that Next's router knows a link by; null for what is no other page of the site, such as a document or an anchor. */
function urlOf(link: HTMLAnchorElement): string | null {
  const { origin, pathname, search, hash } = link;
  const path = belowBasePath(pathname);
  if (origin !== location.origin || !isPage(path)) return null;
  const isAnchor = hash && pathname === location.pathname && search === location.search;
  return isAnchor ? null : path + search + hash;
}

/** Replaces the history entry by the same page in the flag's language. */
function switchLanguage(flag: HTMLAnchorElement, locale: Locale, router: Router): void {
  const isCurrent = flag.hasAttribute('aria-current');
  if (isCurrent && !isSwitching()) return;
  if (isCurrent) endNavigation();
  else beginNavigation(locale);
  keepPlace();
  noteSectionsBelow();
  const { search, hash } = location;
  router.replace(belowBasePath(flag.pathname) + search + hash, { scroll: false });
}

/**
 * Follows the flags and the links to other pages within the document. Links are plain HTML: one listener for all of them costs
 * less than a component for each, which React would render again in every language.
 */
export function followLinks(router: Router, signal: AbortSignal): void {
  const follow = (event: MouseEvent) => {
    const link = clickedLink(event, links);
    if (!link) return;
    const url = urlOf(link);
    const { locale } = link.dataset;
    if (url === null) return;
    event.preventDefault();
    if (isLocale(locale)) {
      switchLanguage(link, locale, router);
      return;
    }
    keepPlace();
    if (link.pathname !== location.pathname || link.search !== location.search) beginNavigation();
    else endNavigation();
    router.push(url);
  };

  // On intent, not on sight: a visitor's data is not spent on pages that they do not open.
  let wanted: string | null = null;
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(links);
    const url = link && urlOf(link);
    if (!url || url === wanted) return;
    wanted = url;
    router.prefetch(url);
  };

  document.addEventListener('click', follow, { signal });
  for (const intent of ['pointerover', 'focusin'])
    document.addEventListener(intent, prefetch, { signal, passive: true });
}
