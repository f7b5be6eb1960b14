'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { decideLanguage } from '@/browser/language/decideLanguage';
import { abandonSwitch, readLanguage, recordLanguage } from '@/browser/language/recordedLanguage';
import type { Locale } from '@/i18n/locales';
import { belowBasePath } from '@/site/basePath';
import { parsePath } from '@/site/routes';
import styles from './Navigation.module.css';
import { useIsNavigating, useReportPending } from './pending';
import { goToPlace, keepPlace, keepPlaceAtRest, keptPlace, type Place, placeOf } from './place';

/** How long a page may be on its way before the visitor is told, in ms: a sign for less would only flicker. */
const patience = 300;

interface NavigationProps {
  readonly locale: Locale;
  /** Says that a page is being loaded. */
  readonly loading: string;
}

/** The page that the document shows, whatever its language. */
function pageOf(pathname: string): string {
  return parsePath(belowBasePath(pathname)).path;
}

/**
 * Everything that Next's router leaves open when the page changes within the document: Back and Forward in the session's
 * language, the visitor's place, the focus, a sign that a page is late. Page loads are browser/early's.
 */
export function Navigation({ locale, loading }: NavigationProps) {
  const router = useRouter();
  const pathname = usePathname();
  const [isReplacing, startTransition] = useTransition();
  useReportPending(isReplacing);
  /** What is on the screen; null until hydration has ended. */
  const shown = useRef<{ pathname: string; page: string } | null>(null);
  /** The place of the history entry that a replaced page returns to. */
  const returning = useRef<{ readonly place: Place | null } | null>(null);

  const onPopState = useEffectEvent((event: PopStateEvent) => {
    const { pathname, search, hash } = location;
    const decision = decideLanguage({
      pathname: belowBasePath(pathname),
      stored: readLanguage(),
      arrival: 'history',
    });
    const redirect = decision?.redirect;
    if (redirect) {
      event.stopImmediatePropagation();
      returning.current = { place: placeOf(event.state) };
      startTransition(() => router.replace(redirect + search + hash, { scroll: false }));
    } else if (!event.state?.__NA && pathname !== shown.current?.pathname) {
      // Next's router ignores an entry that it has not made, such as an anchor's from before the runtime.
      location.reload();
    }
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // Browsers call the listeners of a window in the order of registration, and effects of children run before those of
    // Next's router: so an entry in another language is never rendered on the way. The listener must stay: a second
    // registration would come after the router's.
    addEventListener('popstate', (event) => onPopState(event), { signal });
    // An anchor's entry has no state, and Next's router would not come back to it. Next adds its own to this one.
    addEventListener(
      'hashchange',
      () => {
        if (history.state === null) history.replaceState(null, '', location.href);
      },
      { signal },
    );
    keepPlaceAtRest(signal);
    // The early script and the tests wait for it: from here on links and flags load no document.
    document.documentElement.dataset.runtime = 'alive';
    return () => controller.abort();
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname: location.pathname, page: pageOf(pathname) };
    if (!before) return;
    abandonSwitch();
    recordLanguage(locale);
    const isSamePage = before.page === shown.current.page;
    const kept = isSamePage ? keptPlace() : null;
    const place = returning.current ? returning.current.place : kept;
    returning.current = null;
    if (place) goToPlace(place);
  }, [locale, pathname]);

  const page = pageOf(pathname);
  const focused = useRef(page);
  useEffect(() => {
    if (focused.current === page) return;
    focused.current = page;
    // The link that was followed has gone with its page, and Next leaves the focus nowhere: it goes where the skip link
    // leads. Next's own announcer says which page it is.
    if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed page or language has a new history entry
  useEffect(keepPlace, [pathname, locale]);

  return <LoadingSign label={loading} />;
}

/** A bar below the header, and a word for screen readers, once a page is late. */
function LoadingSign({ label }: { label: string }) {
  const isNavigating = useIsNavigating();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isNavigating) return;
    const timer = setTimeout(setLate, patience, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isNavigating]);
  return (
    <div className={isLate ? styles.late : undefined} aria-live="polite">
      {isLate && <span className="visually-hidden">{label}</span>}
    </div>
  );
}
