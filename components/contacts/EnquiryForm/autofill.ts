/*
 * Browsers and password managers fill the parts of a contact into fields by their `autocomplete`. Two kinds of parts do
 * not fit the fields of this form: the town and the postcode belong to the address, and the number field of the phone
 * refuses a number with "+". So the form has a helper field for each of these parts, out of sight. This module moves
 * what is written there into the field that visitors see.
 */
import { setControl } from '@/browser/setControl';
import { digitsOf } from './phone';

/** How long a password manager may take from one field of a contact to the next, in ms. */
const pause = 2000;

/** A contact that is being filled into a field and its helpers, in any order. */
interface Fill {
  readonly parts: string[];
  /** When a program has last written a part. */
  time: number;
  /** Whether a program has written into the field itself. Values of password managers are never `:autofill`. */
  isFilled: boolean;
}

/** Moves what the helper fields receive. */
export function collectAutofill(container: HTMLElement): void {
  const fills = new Map<string, Fill>();

  container.addEventListener('input', ({ target, isTrusted }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { autofillFor } = target.dataset;
    const name = autofillFor ?? target.id;
    // What the visitor types stays as it is.
    if (!autofillFor && isTrusted) fills.delete(name);
    else {
      let fill = fills.get(name);
      if (!fill || Date.now() - fill.time > pause) {
        fill = { parts: [], time: 0, isFilled: false };
        fills.set(name, fill);
      }
      fill.time = Date.now();
      fill.isFilled ||= !autofillFor;
      // The browser fills in one field after the other.
      setTimeout(collect, 0, container, name, fill);
    }
  });
}

/** Moves what the helper fields of a field have received into it, unless the visitor has typed something there. */
function collect(container: HTMLElement, name: string, { parts, isFilled }: Fill): void {
  for (const helper of container.querySelectorAll<HTMLInputElement>(
    `[data-autofill-for="${name}"]`,
  )) {
    const part = helper.value.trim();
    helper.value = '';
    if (part && !parts.includes(part)) parts.push(part);
  }
  const field = container.querySelector<HTMLInputElement>(`#${name}`);
  if (!field || parts.length === 0) return;
  const { value } = field;
  if (value && !isFilled && !field.matches(':autofill')) return;
  // The helper of the phone has the whole number, those of the address have what comes after the street.
  const missing = parts.filter((part) => !`, ${value}, `.includes(`, ${part}, `));
  setControl(
    field,
    field.type === 'number'
      ? digitsOf(parts.at(-1) ?? '')
      : [value, ...missing].filter(Boolean).join(', '),
  );
}
