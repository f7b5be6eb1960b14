'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { decideLanguage, isPage } from '@/browser/language/decideLanguage';
import { writeSession } from '@/browser/store';
import { type Locale, locales } from '@/i18n/locales';
import { belowBasePath, fileUrl } from '@/site/basePath';
import { localizePath, parsePath } from '@/site/routes';
import { followLinks } from './followLinks';
import styles from './Navigation.module.css';
import { beginNavigation, endNavigation, loadingSignId } from './pending';
import { goToPlace, keepPlaceAtRest, type Place, placeOf, takePlace } from './place';
import { skipSectionsBelow } from './sectionsBelow';

interface NavigationProps {
  readonly locale: Locale;
  /** Text for screen readers while a page loads. */
  readonly loading: string;
}

/** The page that the document shows, whatever its language. */
function pageOf(pathname: string): string {
  return parsePath(belowBasePath(pathname)).path;
}

/**
 * Handles what Next's router leaves open when the page changes within the document: Back and Forward in the session's
 * language, the scroll place, the focus, a sign that a page is late. browser/early handles page loads.
 */
export function Navigation({ locale, loading }: NavigationProps) {
  const router = useRouter();
  const pathname = usePathname();
  /** The page on the screen; null until hydration has ended. */
  const shown = useRef<{ pathname: string; state: unknown } | null>(null);
  /** The place to scroll to after the history entry was replaced. */
  const returning = useRef<{ readonly place: Place | null } | null>(null);

  const onPopState = useEffectEvent((event: PopStateEvent) => {
    const { pathname, search, hash } = location;
    const redirect = decideLanguage({ arrival: 'history' })?.redirect;
    if (redirect) {
      event.stopImmediatePropagation();
      returning.current = { place: placeOf(event.state) };
      if (fileUrl(redirect) !== shown.current?.pathname) beginNavigation();
      router.replace(redirect + search + hash, { scroll: false });
    } else if (!event.state?.__NA && pathname !== shown.current?.pathname) {
      // Next's router ignores an entry that it has not made, such as an anchor's entry from before the runtime.
      location.reload();
    }
  });

  const follow = useEffectEvent((signal: AbortSignal) => followLinks(router, signal));

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // Browsers call a window's listeners in the order of registration, and effects of children run before those of Next's
    // router: so an entry in another language is never rendered. The listener must stay, though `useRouter` gives each page
    // another object: a second registration would come after the router's.
    addEventListener('popstate', (event) => onPopState(event), { signal });
    // An anchor's entry has no state, and Next's router would ignore it on Back: it gets that of the page on the screen. Next's
    // own would be that of the page which a link just pressed leads to. The entry of another page or language is on its way to
    // be replaced: a state now would cancel that.
    addEventListener(
      'hashchange',
      () => {
        if (history.state === null && location.pathname === shown.current?.pathname)
          history.replaceState(shown.current.state, '', location.href);
      },
      { signal },
    );
    keepPlaceAtRest(signal);
    follow(signal);
    // The early script and the tests read it: from here on links and flags load no document.
    document.documentElement.dataset.runtime = 'alive';
    return () => controller.abort();
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    // Next has written its entry: effects of insertion come before.
    const { state } = history;
    shown.current = { pathname: location.pathname, state: state && { ...state, place: null } };
    if (!before) return;
    endNavigation();
    writeSession('lang', locale);
    const isSamePage = pageOf(before.pathname) === pageOf(pathname);
    if (isSamePage) skipSectionsBelow();
    // Next leaves the focus nowhere when the followed link is unmounted: it goes to the target of the skip link. Next's own
    // announcer reads the new title.
    else if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
    if (returning.current) goToPlace(returning.current.place);
    else if (isSamePage) goToPlace();
    else takePlace();
    returning.current = null;
  }, [locale, pathname]);

  useEffect(() => {
    const path = belowBasePath(pathname);
    if (!isPage(path)) return;
    for (const other of locales) if (other !== locale) router.prefetch(localizePath(path, other));
  }, [locale, pathname, router]);

  return (
    <div id={loadingSignId} className={styles.loading} aria-live="polite" data-label={loading} />
  );
}
