/*
 * Runs in <head> before anything is painted. scripts/assets/browserScripts.ts bundles it with the rules that it imports into
 * one inline script; so it must stay tiny and may import only pure modules.
 */

import { readSession, writeSession } from '@/browser/store';
import { whenParsed } from '@/browser/whenParsed';
import { type Arrival, decideLanguage } from '@/components/layout/LanguageSwitch/decideLanguage';
import { arrive, hide, hopTo } from '@/components/layout/LanguageSwitch/hop';
import { isLocale } from '@/i18n/locales';
import { basePath, belowBasePath } from '@/site/basePath';

/** Shows the page in the language of the visit, and records it. */
function applyLanguage(arrival: Arrival): void {
  const decision = decideLanguage(arrival, belowBasePath(location.pathname), readSession('lang'));
  if (!decision) return;
  const { locale, redirect } = decision;
  if (redirect === null) {
    writeSession('lang', locale);
    return;
  }
  // The wrong language is never painted.
  hide();
  const path = basePath + redirect;
  // Not before: browsers stop to read a page that is being left, and the other one may never come.
  if (arrival === 'navigate')
    whenParsed(() => location.replace(path + location.search + location.hash));
  else {
    // By then the browser has put back what was typed, and, a frame later, the place.
    const hop = () => requestAnimationFrame(() => hopTo(path));
    if (document.readyState === 'complete') hop();
    else addEventListener('pageshow', hop, { once: true });
  }
}

/** Whether the page is an entry of the session's history; a reload is of one, like Back. */
function isOfHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry && entry.type;
  return type === 'back_forward' || type === 'reload';
}

function followLanguage(): void {
  applyLanguage(isOfHistory() ? 'history' : 'navigate');
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) applyLanguage('history');
  });
  // In Firefox (153) a page that is restored from memory has the session storage of the time when it was left, and would not know
  // of a language chosen since. A listener for this event keeps pages out of that memory, and in Chromium, too.
  if (CSS.supports('(-moz-appearance: none)')) addEventListener('unload', () => undefined);
}

function followFlags(): void {
  addEventListener('click', (event) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    // The browser, or an earlier listener, acts on it.
    if (defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
    const flag = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-locale]');
    if (!flag || !isLocale(flag.dataset.locale)) return;
    const { locale } = flag.dataset;
    event.preventDefault();
    // Another language is recorded where another flag was pressed right before.
    if (flag.pathname === location.pathname && (readSession('lang') ?? locale) === locale) return;
    writeSession('lang', locale);
    hopTo(flag.pathname);
  });
}

/**
 * Where a page opens at its top, what is far below the first screen is laid out once the visitor scrolls, a section at a time:
 * in one piece it would keep a slow phone busy. A key, or a link to another place, lays out the rest at once.
 */
function layOutInTurns(): void {
  const { dataset } = document.documentElement;
  // Safari lacks it, and lays out all at once.
  if (!window.requestIdleCallback || document.readyState !== 'loading') return;
  if (isOfHistory() || location.hash) return;
  dataset.opens = '';
  const layOutAll = () => delete dataset.opens;
  addEventListener('keydown', layOutAll, { once: true });
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.pathname === location.pathname) layOutAll();
  });
  const begin = () => {
    const sections = [...document.querySelectorAll<HTMLElement>('main section')];
    const next = () => {
      const section = sections.shift();
      if (!section || !('opens' in dataset)) return void layOutAll();
      section.style.contentVisibility = 'visible';
      requestIdleCallback(next);
    };
    requestIdleCallback(next);
  };
  addEventListener('scroll', begin, { once: true });
}

/** Keeps a control that is pressed before its element is defined: slideshow.element.ts handles it. */
function keepPresses(): void {
  addEventListener('click', ({ target }) => {
    const control =
      target instanceof Element && target.closest<HTMLElement>(':not(:defined) [data-action]');
    if (control) control.dataset.pressed = '';
  });
}

function run(): void {
  for (const step of [followFlags, layOutInTurns, followLanguage, arrive, keepPresses]) {
    // An extension may have changed what one step needs: the others run all the same.
    try {
      step();
    } catch (error) {
      console.error(error);
    }
  }
}

// What a page stores while the browser prerenders it is discarded.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', run, { once: true });
else run();
