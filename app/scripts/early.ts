/*
 * Runs in <head> before the browser paints anything. scripts/assets/browserScripts.ts bundles it, with the modules that it
 * imports, into one inline script of every page. So it must stay small.
 */

import { readSession, writeSession } from '@/browser/store';
import { whenParsed } from '@/browser/whenParsed';
import { type Arrival, decideLanguage } from '@/components/layout/LanguageSwitch/decideLanguage';
import { continueHop, hidePage, hopTo } from '@/components/layout/LanguageSwitch/hop';
import { isLocale } from '@/i18n/locales';
import { basePath, belowBasePath } from '@/site/basePath';

/** Whether the visitor is being sent to the page in another language. */
let isLeaving = false;

/** Records the page's language, or replaces the page by the one in the language of the visit. */
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
  const path = basePath + redirect;
  if (arrival === 'navigate') {
    // A browser stops loading a page that it leaves. If the other page never comes, this one has to be complete.
    whenParsed(() => location.replace(path + location.search + location.hash));
    return;
  }
  // By `pageshow` the browser has put back what was typed, and one frame later the place.
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
  // Firefox (153) restores a page from memory together with the session storage of the time when it was left. Such a page
  // would not know of a language that the visitor chose afterwards. A listener for `unload` keeps pages out of that memory;
  // it does so in Chromium too, so only Firefox gets it.
  if (CSS.supports('(-moz-appearance: none)')) addEventListener('unload', () => undefined);
}

function followFlags(): void {
  addEventListener('click', (event) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    // An earlier listener acts on the click, or the browser does, which opens a new tab for example.
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

/** A page that is being left keeps the hop, since the page that replaces it continues it. */
function continueVisit(): void {
  if (!isLeaving) continueHop();
}

/** Marks a button that is pressed before its custom element is defined. slideshow.element.ts then acts on it. */
function keepPresses(): void {
  addEventListener('click', ({ target }) => {
    const control =
      target instanceof Element && target.closest<HTMLElement>(':not(:defined) [data-action]');
    if (control) control.dataset.pressed = '';
  });
}

function run(): void {
  for (const step of [followFlags, followLanguage, continueVisit, keepPresses]) {
    // If an extension has changed something that one step needs, the others run all the same.
    try {
      step();
    } catch (error) {
      console.error(error);
    }
  }
}

// The browser discards what a page stores while it is being prerendered.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', run, { once: true });
else run();
