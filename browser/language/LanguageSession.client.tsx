'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { belowBasePath } from '@/site/basePath';
import { decideLanguage } from './decideLanguage';
import { readLanguage } from './recordedLanguage';

let showInstead: ((href: string) => void) | null = null;
let listening = false;

/**
 * Back and Forward within the runtime: an entry of another language shows the recorded one instead. The event is taken
 * before Next sees it, so the other language is never rendered on the way.
 */
function onPopState(event: PopStateEvent): void {
  const { search, hash } = location;
  const pathname = belowBasePath(location.pathname);
  const decision = decideLanguage({ pathname, stored: readLanguage(), arrival: 'history' });
  if (!decision?.redirect || !showInstead) return;
  event.stopImmediatePropagation();
  showInstead(decision.redirect + search + hash);
}

/** Keeps Back and Forward within the runtime to the session's language; page loads are early.ts's. */
export function LanguageSession() {
  const router = useRouter();

  useEffect(() => {
    showInstead = (href) => router.replace(href, { scroll: false });
    // Browsers call a window's popstate listeners in the order of registration, capturing or not. An effect of the page
    // runs before the router's own, and the listener stays through language switches, which mount all anew.
    if (!listening) addEventListener('popstate', onPopState);
    listening = true;
    // For tests and measurements: from here on, links and flags need no document load.
    document.documentElement.dataset.runtime = 'alive';
  }, [router]);

  return null;
}
