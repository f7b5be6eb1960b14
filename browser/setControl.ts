export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sets a control as a visitor does, so that scripts notice the change. A radio button is checked if it has the value.
 */
export function setControl(control: Control, value: string): void {
  if (control.type === 'radio' && control instanceof HTMLInputElement) {
    if (control.value !== value || control.checked) return;
    control.checked = true;
  } else {
    if (control.value === value) return;
    // React has replaced the property of the element itself, and ignores the event if that one is set.
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
  }
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
