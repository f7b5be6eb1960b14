import { setControl } from '@/browser/setControl';

/**
 * The digits of a phone number, as ASCII. Arabic, Persian and full-width digits become those that a number field takes.
 */
export function digitsOf(text: string): string {
  return text
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/\D/g, '');
}

/**
 * Leaves the digits of what a number field shows. Its value does not tell it, because it is empty if the text is not a
 * number.
 *
 * @param assumed the text in browsers that do not tell what is selected in a field
 */
function clean(field: HTMLInputElement, assumed: string): void {
  field.select();
  const shown = String(getSelection()) || assumed;
  if (!shown) return;
  // The same number without its signs would not change what the field shows.
  field.value = '';
  setControl(field, digitsOf(shown));
}

/**
 * Makes sure that the phone number that the visitor sees is the one that is sent. The field is a number input
 * (docs/specification.md), and browsers return an empty value if it holds anything but a number. So everything except
 * digits is left out as it is typed or pasted, and neither the arrow keys nor the mouse wheel count. This works with
 * and without React.
 */
export function keepDigits(form: HTMLElement): void {
  const isPhone = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.type === 'number';

  form.addEventListener('beforeinput', (event) => {
    if (!isPhone(event.target) || !event.cancelable) return;
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const digits = digitsOf(text);
    if (digits === text) return;
    event.preventDefault();
    // A number input has no other way to insert a text at the caret.
    if (digits) document.execCommand('insertText', false, digits);
  });
  // Input methods and dictation write what nobody can prevent.
  let before = '';
  form.addEventListener('compositionstart', ({ target }) => {
    if (isPhone(target)) before = target.value;
  });
  form.addEventListener('compositionend', ({ target, data }) => {
    if (isPhone(target) && data !== digitsOf(data)) clean(target, before + data);
  });
  form.addEventListener('input', (event) => {
    const { target } = event;
    if (isPhone(target) && target.validity.badInput && !(event as InputEvent).isComposing)
      clean(target, '');
  });
  form.addEventListener('keydown', (event) => {
    if (isPhone(event.target) && /^Arrow(Up|Down)$/.test(event.key)) event.preventDefault();
  });
  form.addEventListener('wheel', ({ target }) => isPhone(target) && target.blur(), {
    passive: true,
  });
}
