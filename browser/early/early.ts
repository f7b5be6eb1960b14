/*
 * Runs in <head> before anything is painted, without the runtime. scripts/assets/browserScripts.ts bundles it, with the rules
 * that it imports, into one inline script; so it must stay tiny and may import only pure modules.
 */

import { type Arrival, decideLanguage } from '@/browser/language/decideLanguage';
import { readLanguage, recordLanguage } from '@/browser/language/recordedLanguage';
import { isLocale } from '@/i18n/locales';
import { basePath, belowBasePath } from '@/site/basePath';
import { declareBlockedStorageAbsent } from './blockedStorage';
import { loadRuntimeWhenWanted } from './runtime';
import { guardScriptUrls } from './trustedTypes';
import { keepTyped } from './typed';

function applyLanguage(arrival: Arrival): void {
  const { pathname, search, hash } = location;
  const decision = decideLanguage({
    pathname: belowBasePath(pathname),
    stored: readLanguage(),
    arrival,
  });
  if (!decision) return;
  recordLanguage(decision.locale);
  if (!decision.redirect) return;
  document.documentElement.hidden = true; // nothing of the wrong language is painted on the way
  location.replace(basePath + decision.redirect + search + hash);
}

guardScriptUrls();

// `//x/` is a path of ours like any other (and a 404), but Next's router takes it for another host and breaks the page.
if (location.pathname.startsWith('//')) {
  const path = location.pathname.replace(/^\/+/, '/');
  history.replaceState(history.state, '', path + location.search + location.hash);
}

const [entry] = performance.getEntriesByType('navigation');
applyLanguage(entry && 'type' in entry && entry.type === 'back_forward' ? 'history' : 'navigate');

addEventListener('pageshow', ({ persisted }) => {
  if (persisted) applyLanguage('history');
});

// On window, behind React's own listener on the document: a click that the runtime has taken is already prevented.
addEventListener('click', (event) => {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
  const flag = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-locale]');
  if (!flag || !isLocale(flag.dataset.locale)) return;
  event.preventDefault();
  recordLanguage(flag.dataset.locale);
  const keepsPlace = decideLanguage({
    pathname: belowBasePath(location.pathname),
    stored: null,
    arrival: 'navigate',
  });
  location.replace(flag.pathname + (keepsPlace ? location.search + location.hash : ''));
});

// A control of the slideshow that is pressed before its script is there: slideshow.element.ts takes it up.
addEventListener('click', ({ target }) => {
  const control =
    target instanceof Element && target.closest<HTMLElement>(':not(:defined) [data-action]');
  if (control) control.dataset.pressed = '';
});

// A send pressed before the form is alive waits for it, instead of leaving the page.
addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  // Pressed again: still no page load.
  if (form.dataset.enquiry !== 'waiting' && form.dataset.enquiry !== 'pressed') return;
  event.preventDefault();
  form.dataset.enquiry = 'pressed';
});

declareBlockedStorageAbsent();
keepTyped();

loadRuntimeWhenWanted(() => {
  // Nobody is coming for the form: the browser sends it by itself, with the ids that the HTML has.
  const form = document.querySelector<HTMLFormElement>(
    'form:is([data-enquiry="waiting"], [data-enquiry="pressed"])',
  );
  if (!form) return;
  const wasPressed = form.dataset.enquiry === 'pressed';
  form.dataset.enquiry = 'alone';
  if (wasPressed) form.requestSubmit();
});
