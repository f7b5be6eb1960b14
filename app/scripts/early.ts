/*
 * Runs in <head> before the browser paints anything. scripts/assets/browserScripts.ts bundles it with its imports into
 * an inline script of every page, so it must stay small.
 */

import { readSession, writeSession } from '@/browser/store';
import { whenActivated } from '@/browser/whenActivated';
import { whenParsed } from '@/browser/whenParsed';
import { type Arrival, decideLanguage } from '@/components/layout/LanguageSwitch/decideLanguage';
import { continueHop, hidePage, hopTo } from '@/components/layout/LanguageSwitch/hop';
import { isLocale } from '@/i18n/locales';
import { basePath, belowBasePath } from '@/site/basePath';
import { showFonts } from './showFonts';

/** Whether the visitor is being sent to the page in another language. */
let isLeaving = false;

/** Records the page's language, or sends the visitor to the page in the language of the visit. */
function applyLanguage(arrival: Arrival): void {
  const decision = decideLanguage(arrival, belowBasePath(location.pathname), readSession('lang'));
  if (!decision) return;
  const { locale, redirect } = decision;
  if (redirect === null) {
    writeSession('lang', locale);
    return;
  }
  isLeaving = true;
  // The visitor must not see the page in the wrong language.
  hidePage();
  const path = basePath() + redirect;
  if (arrival === 'navigate') {
    // A browser stops loading a page that it leaves. This one must be complete, in case the other page never arrives.
    whenParsed(() => location.replace(path + location.search + location.hash));
    return;
  }
  // At `pageshow` the browser has restored what was typed, and one frame later the scroll position.
  const hopSoon = () => requestAnimationFrame(() => hopTo(path));
  if (document.readyState === 'complete') hopSoon();
  else addEventListener('pageshow', hopSoon, { once: true });
}

/** Whether the visitor came by Back, Forward or Reload. */
function isFromHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry && entry.type;
  return type === 'back_forward' || type === 'reload';
}

function followLanguage(): void {
  applyLanguage(isFromHistory() ? 'history' : 'navigate');
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) applyLanguage('history');
  });
  // Firefox (153) restores a page from the back/forward cache together with the session storage of the time when the
  // visitor left it. Such a page would miss a language that the visitor chose afterwards. A listener for `unload` keeps
  // pages out of this cache. It would do so in Chromium too, so only Firefox gets it.
  if (CSS.supports('(-moz-appearance: none)')) addEventListener('unload', () => undefined);
}

function followFlags(): void {
  addEventListener('click', (event) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    // Another listener has handled the click, or the browser will, for example by opening a new tab.
    if (defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
    const flag = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-locale]');
    if (!flag || !isLocale(flag.dataset.locale)) return;
    const { locale } = flag.dataset;
    event.preventDefault();
    // The page's own flag does nothing, unless another flag was pressed right before: then it takes that choice back.
    if (flag.pathname === location.pathname && (readSession('lang') ?? locale) === locale) return;
    writeSession('lang', locale);
    hopTo(flag.pathname);
  });
}

/** A page that the visitor is leaving does not touch the hop, because the next page continues it. */
function continueVisit(): void {
  if (!isLeaving) continueHop();
}

/** Marks a button that is pressed before its custom element is defined. The element then acts on it. */
function keepPresses(): void {
  addEventListener('click', ({ target }) => {
    const control =
      target instanceof Element && target.closest<HTMLElement>(':not(:defined) [data-action]');
    if (control) control.dataset.pressed = '';
  });
}

function run(...steps: readonly (() => void)[]): void {
  for (const step of steps) {
    // An extension may have changed something that one step needs. The others must run all the same.
    try {
      step();
    } catch (error) {
      console.error(error);
    }
  }
}

run(showFonts);
whenActivated(() => run(followFlags, followLanguage, continueVisit, keepPresses));
