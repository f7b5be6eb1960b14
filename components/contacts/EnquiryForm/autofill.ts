/*
 * Browsers fill the parts of a contact into fields by their `autocomplete`. Two kinds of parts do not fit the fields of
 * this form: the town and the postcode belong to the address, and the number field of the phone refuses a number with
 * "+". So the form has a helper field for each of these parts, out of sight. This module moves what browsers write
 * there into the field that visitors see.
 */
import { setControl } from '@/browser/setControl';
import { digitsOf } from './phone';

/** Shows the helper fields to browsers, and moves what they receive. */
export function collectAutofill(container: HTMLElement): void {
  // They are hidden in the HTML, because without this script nothing would read what browsers write there.
  for (const helper of container.querySelectorAll<HTMLElement>('[data-part-of]'))
    helper.hidden = false;

  container.addEventListener('input', ({ target }) => {
    const name = target instanceof HTMLElement && target.dataset.partOf;
    // The browser fills in one field after the other.
    if (name) setTimeout(collect, 0, container, name);
  });
}

/** Moves what the helper fields of a field have received into it, unless the visitor has typed something there. */
function collect(container: HTMLElement, name: string): void {
  const helpers = [...container.querySelectorAll<HTMLInputElement>(`[data-part-of="${name}"]`)];
  const parts = helpers.map(({ value }) => value.trim()).filter(Boolean);
  for (const helper of helpers) helper.value = '';
  const field = container.querySelector<HTMLInputElement>(`#${name}`);
  if (!field || parts.length === 0 || (field.value && !field.matches(':autofill'))) return;
  setControl(
    field,
    // The helper of the phone has the whole number, those of the address have what comes after the street.
    field.type === 'number'
      ? digitsOf(parts.join(''))
      : [field.value, ...parts].filter(Boolean).join(', '),
  );
}
