/**
 * Keeps what is seen in the phone's field, a number input (docs/specification.md), what is sent: browsers hand no value to a
 * script or a server where it holds anything but a number. So all but digits is left out as it is typed or pasted, and neither
 * arrow keys nor the mouse wheel count. Works before React and with it.
 */
export function keepDigits(form: HTMLElement): void {
  const isPhone = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.type === 'number';

  form.addEventListener('beforeinput', (event) => {
    if (!isPhone(event.target) || !event.cancelable) return;
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const digits = text.replace(/\D/g, '');
    if (digits === text) return;
    event.preventDefault();
    // A number input has no other way to insert a text at its caret.
    if (digits) document.execCommand('insertText', false, digits);
  });
  form.addEventListener('keydown', (event) => {
    if (isPhone(event.target) && /^Arrow(Up|Down)$/.test(event.key)) event.preventDefault();
  });
  form.addEventListener('wheel', ({ target }) => isPhone(target) && target.blur(), {
    passive: true,
  });
}
