/*
 * Runs in <head> before anything is painted, without the runtime. scripts/assets/browserScripts.ts bundles it with the
 * rules that it imports into one inline script; so it must stay tiny and may import only pure modules.
 */

import { type Arrival, decideLanguage, isPage } from '@/browser/language/decideLanguage';
import { clickedLink } from '@/browser/navigation/clickedLink';
import { hideBlockedStorage, writeSession } from '@/browser/store';
import { isLocale } from '@/i18n/locales';
import { basePath, belowBasePath } from '@/site/basePath';
import { carryEnquiry, leaveForSamePage } from './carryEnquiry';
import { holdEarlySends, sendWithoutRuntime } from './earlySend';
import { loadRuntimeWhenWanted } from './loadRuntime';
import { guardScriptUrls } from './trustedTypes';

function applyLanguage(arrival: Arrival): void {
  const decision = decideLanguage({ arrival });
  if (!decision) return;
  writeSession('lang', decision.locale);
  if (!decision.redirect) return;
  document.documentElement.hidden = true; // the wrong language is never painted
  location.replace(basePath + decision.redirect + location.search + location.hash);
}

guardScriptUrls();

// `//x/` is a path of this site (a 404), but Next's router takes it for another host and breaks the page.
if (location.pathname.startsWith('//')) {
  const path = location.pathname.replace(/^\/+/, '/');
  history.replaceState(history.state, '', path + location.search + location.hash);
}

const [entry] = performance.getEntriesByType('navigation');
// A reload is of an entry of the session, like Back: it may come before the runtime has put Back's page into the language.
const type = entry && 'type' in entry && entry.type;
applyLanguage(type === 'back_forward' || type === 'reload' ? 'history' : 'navigate');

addEventListener('pageshow', ({ persisted }) => {
  if (persisted) applyLanguage('history');
});

// After a reload, Back may lead to an entry that the runtime made in this document, before the runtime has loaded again.
const { pathname: opened } = location;
addEventListener('popstate', () => {
  if (document.documentElement.dataset.runtime !== 'alive' && location.pathname !== opened)
    location.reload();
});

// The listener is on window, behind those of followLinks.ts on the document: a click that the runtime has handled is already prevented.
addEventListener('click', (event) => {
  const flag = clickedLink(event, 'a[data-locale]');
  if (!flag || !isLocale(flag.dataset.locale)) return;
  event.preventDefault();
  writeSession('lang', flag.dataset.locale);
  leaveForSamePage();
  // The flags of an unknown page lead to Home, which has no use for its query and hash.
  const place = isPage(belowBasePath(location.pathname)) ? location.search + location.hash : '';
  location.replace(flag.pathname + place);
});

// slideshow.element.ts handles a control that was pressed before the element was defined.
addEventListener('click', ({ target }) => {
  const control =
    target instanceof Element && target.closest<HTMLElement>(':not(:defined) [data-action]');
  if (control) control.dataset.pressed = '';
});

hideBlockedStorage();
carryEnquiry();
holdEarlySends();
loadRuntimeWhenWanted(sendWithoutRuntime);
