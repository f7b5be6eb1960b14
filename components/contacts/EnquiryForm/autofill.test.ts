import { collectAutofill } from './autofill';

/* Password managers set values and dispatch events. e2e/once/memory/autofill.spec.ts tests Chromium's own autofill. */

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<form>
    <input data-autofill-for="phone" autocomplete="tel"><input id="phone" type="number" autocomplete="tel-national">
    <input data-autofill-for="address" autocomplete="address-line2">
    <input data-autofill-for="address" autocomplete="address-level2">
    <input data-autofill-for="address" autocomplete="postal-code">
    <input id="address" autocomplete="address-line1">
  </form>`;
  collectAutofill(document.forms[0] as HTMLElement);
  // jsdom does not know this pseudo-class, and nothing here is filled in by the browser itself.
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector !== ':autofill' && matches.call(this, selector);
  });
});

afterEach(() => jest.useRealTimers());

function field(autocomplete: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[autocomplete="${autocomplete}"]`);
  if (!found) throw new Error(`No field for ${autocomplete}`);
  return found;
}

/** Fills in fields as a password manager does, with a pause after each. */
function fill(parts: Readonly<Record<string, string>>, pause = 50): void {
  for (const [autocomplete, text] of Object.entries(parts)) {
    field(autocomplete).value = text;
    for (const type of ['input', 'change'])
      field(autocomplete).dispatchEvent(new Event(type, { bubbles: true }));
    jest.advanceTimersByTime(pause);
  }
}

/** Empties the fields, long after what has happened to them. */
function empty(): void {
  jest.advanceTimersByTime(5000);
  document.forms[0]?.reset();
}

const street = { 'address-line1': 'ул. Шипка 18' };
const rest = { 'address-line2': '8', 'address-level2': 'София', 'postal-code': '1000' };
const whole = 'ул. Шипка 18, 8, София, 1000';

test.each([0, 50, 1000])('an address is whole, in any order, with pauses of %d ms', (pause) => {
  fill({ ...street, ...rest }, pause);
  expect(field('address-line1').value).toBe(whole);
  empty();
  fill({ ...rest, ...street }, pause);
  expect(field('address-line1').value).toBe(whole);
});

test('a second contact replaces the first one', () => {
  fill({ ...street, ...rest });
  jest.advanceTimersByTime(5000);
  fill({ 'address-line1': 'via Roma 1', 'address-level2': 'Lecce' });
  expect(field('address-line1').value).toBe('via Roma 1, Lecce');
});

test('a part that the address has already is not doubled', () => {
  fill({ 'address-line1': 'ул. Шипка 18, София', ...rest });
  expect(field('address-line1').value).toBe('ул. Шипка 18, София, 8, 1000');
});

test('what the visitor has typed stays', () => {
  field('address-line1').value = 'plot 9, Lom';
  fill(rest);
  expect(field('address-line1').value).toBe('plot 9, Lom');
});

test('a phone number is the whole one, in any order', () => {
  fill({ 'tel-national': '0888123456', tel: '+359 888 123456' });
  expect(field('tel-national').value).toBe('359888123456');
  empty();
  fill({ tel: '+359 888 123456', 'tel-national': '0888123456' });
  expect(field('tel-national').value).toBe('359888123456');
});
