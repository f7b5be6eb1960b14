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
  window.name = typed.length > 0 ? mark + JSON.stringify([location.pathname, typed]) : '';
}

type Typed = readonly [from: string, fields: readonly (readonly [id: string, value: string])[]];

function arrive(): void {
  if (!window.name.startsWith(mark)) return;
  const carried = window.name.slice(mark.length);
  window.name = '';
  try {
    const [from, fields] = JSON.parse(carried) as Typed;
    // Straight from form to form: whoever comes back later, by another page, finds an empty one.
    if (!form() || new URL(document.referrer).pathname !== from) return;
    for (const [id, value] of fields) {
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
