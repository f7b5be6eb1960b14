/*
 * What stands in the enquiry form outlasts the page where a page load cannot be avoided: a flag that is used before the
 * runtime is there, a payload that a deployment has taken away. It travels in `window.name`, which belongs to
 * the tab's memory (an enquiry is never stored) and which browsers clear on the way to another site.
 */

const mark = 'enquiry:';

function form(): HTMLFormElement | null {
  return document.querySelector('form[data-enquiry]');
}

function leave(): void {
  const fields = form()?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), textarea');
  if (!fields) return;
  const typed = [...fields].filter(({ value }) => value).map(({ id, value }) => [id, value]);
  window.name = typed.length > 0 ? mark + JSON.stringify(typed) : '';
}

function arrive(): void {
  if (!window.name.startsWith(mark)) return;
  const typed = window.name.slice(mark.length);
  // At once, and on every page: whoever goes elsewhere has not left an enquiry behind in the tab.
  window.name = '';
  if (!form()) return;
  try {
    for (const [id, value] of JSON.parse(typed) as [string, string][]) {
      const field = document.getElementById(id);
      if (field && 'value' in field && !field.value) field.value = value;
    }
  } catch {
    // Not from a page of ours.
  }
}

/** Carries what was typed from one document of this tab to the next. */
export function keepTyped(): void {
  let hasLeft = false;
  // Once only: when Chromium tells of the second, the next document has already taken what the first one left.
  addEventListener('pagehide', () => hasLeft || leave());
  // Chromium prepares the next document before this one hears that it goes. Only where something was typed: in Firefox the
  // listener costs the page its place in the back/forward cache.
  addEventListener(
    'input',
    () =>
      addEventListener('beforeunload', () => {
        hasLeft = true;
        leave();
      }),
    { once: true },
  );
  addEventListener('pageshow', () => {
    hasLeft = false;
  });
  addEventListener('DOMContentLoaded', arrive);
}
