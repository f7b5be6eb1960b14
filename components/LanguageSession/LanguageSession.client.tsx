'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { decideLanguage } from '@/site/session';
import { readLanguage } from './session';

/**
 * Back and Forward within the runtime: an entry of another language shows the recorded one instead. The event is taken
 * before Next sees it, so the other language is never rendered on the way.
 */
export function LanguageSession() {
  const router = useRouter();

  useEffect(() => {
    function onPopState(event: PopStateEvent) {
      const { pathname, search, hash } = location;
      const decision = decideLanguage({ pathname, stored: readLanguage(), arrival: 'history' });
      if (!decision?.redirect) return;
      event.stopImmediatePropagation();
      router.replace(decision.redirect + search + hash, { scroll: false });
    }
    addEventListener('popstate', onPopState, { capture: true });
    return () => removeEventListener('popstate', onPopState, { capture: true });
  }, [router]);

  return null;
}
