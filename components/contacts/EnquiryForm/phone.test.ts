import { digitsOf, keepDigits } from './phone';

/* e2e/engines/enquiry/sending.spec.ts tests typing and pasting, because jsdom has no `execCommand`. */

function open(type: string): HTMLInputElement {
  document.body.innerHTML = `<form><input type="${type}"></form>`;
  const [form] = document.forms;
  const [field] = document.querySelectorAll('input');
  if (!form || !field) throw new Error('There is no form');
  keepDigits(form);
  field.focus();
  return field;
}

/** Whether the page prevents the default action of a key. */
function isKept(field: HTMLInputElement, key: string): boolean {
  return !field.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}

const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', '1'];

test('neither arrow keys nor the mouse wheel change the phone number', () => {
  const phone = open('number');
  expect(keys.filter((key) => isKept(phone, key))).toEqual(['ArrowUp', 'ArrowDown']);
  phone.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  expect(document.activeElement).toBe(document.body);
});

test('other fields accept any text', () => {
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
])('a typed %j is left out of the phone number: %s', (data, expected) => {
  const typed = new InputEvent('beforeinput', { data, bubbles: true, cancelable: true });
  expect(!open('number').dispatchEvent(typed)).toBe(expected);
});

test.each([
  ['+359 (888) 123-456', '359888123456'],
  ['٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['тел. 0888/123.456', '0888123456'],
  ['none', ''],
])('the digits of %j are %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});

test.each([
  ['', '+359 888 123-456', '359888123456'],
  ['0888', ' 12.3', '0888123'],
  ['', '+359888', '359888'],
  ['', '12.5', '125'],
  ['0888', 'abc', '0888'],
])('after %j an input method writes %j: %j', (before, data, expected) => {
  const phone = open('number');
  phone.value = before;
  phone.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  // What the field then shows is not a number.
  phone.value = '';
  phone.dispatchEvent(new CompositionEvent('compositionend', { data, bubbles: true }));
  expect(phone.value).toBe(expected);
});
