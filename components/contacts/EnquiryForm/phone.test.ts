import { keepDigits } from './phone';

/* What is typed and pasted: e2e/enquiry/phone-field.spec.ts, since jsdom has no `execCommand`. */

function open(type: string): HTMLInputElement {
  document.body.innerHTML = `<form><input type="${type}"></form>`;
  const [form] = document.forms;
  const [field] = document.querySelectorAll('input');
  if (!form || !field) throw new Error('There is no form');
  keepDigits(form);
  field.focus();
  return field;
}

/** Whether the page keeps the browser from acting on a key. */
function isKept(field: HTMLInputElement, key: string): boolean {
  return !field.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}

const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', '1'];

test('neither arrow keys nor the wheel change the phone', () => {
  const phone = open('number');
  expect(keys.filter((key) => isKept(phone, key))).toEqual(['ArrowUp', 'ArrowDown']);
  phone.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  expect(document.activeElement).toBe(document.body);
});

test('other fields are left alone', () => {
  const name = open('text');
  expect(keys.filter((key) => isKept(name, key))).toEqual([]);
  name.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  expect(document.activeElement).toBe(name);
});

test.each([
  ['1', false],
  ['e', true],
  ['-', true],
  [null, false],
])('%j that is typed is kept out: %s', (data, expected) => {
  const typed = new InputEvent('beforeinput', { data, bubbles: true, cancelable: true });
  expect(!open('number').dispatchEvent(typed)).toBe(expected);
});
