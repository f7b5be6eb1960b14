import fc from 'fast-check';
import { blockStorage } from '@/components/testing/storage';
import { keepDraft } from './draft';

/* e2e/engines/enquiry/never-lost.spec.ts leaves the page in every way. */

/** Listeners of the open page. They are removed together with the page. */
const listeners: [type: string, listener: EventListener][] = [];

beforeEach(() => {
  const listen = window.addEventListener;
  jest.spyOn(window, 'addEventListener').mockImplementation((...args) => {
    listeners.push([args[0], args[1] as EventListener]);
    listen.apply(window, args);
  });
});

afterEach(() => sessionStorage.clear());

/** Opens a page with the form, as after a navigation. Returns its fields and the function that stores their text. */
function open() {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener);
  document.body.innerHTML = `
    <div data-enquiry="waiting">
      <form><input id="name"><textarea id="description"></textarea><textarea name="g-recaptcha-response"></textarea></form>
      <input id="topic">
    </div>`;
  const [container] = document.querySelectorAll<HTMLElement>('[data-enquiry]');
  const [form] = document.forms;
  const field = (id: string) => document.getElementById(id) as HTMLInputElement;
  if (!container || !form) throw new Error('There is no form');
  const store = keepDraft(container);
  return { store, form, name: field('name'), description: field('description'), field };
}

function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const stored = () => sessionStorage.getItem('draft');
const leave = () => dispatchEvent(new Event('pagehide'));
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

test('typed text is stored when the page is left, and the next page takes it', () => {
  const first = open();
  type(first.name, 'Мария "<b>"');
  type(first.description, 'The line.\nTyped.');
  first.description.dataset.line = 'The line.';
  expect(stored()).toBeNull();
  leave();
  expect(stored()).toContain('Мария');

  const { name, description } = open();
  expect(name.value).toBe('Мария "<b>"');
  expect(description.value).toBe('The line.\nTyped.');
  expect(description.dataset.line).toBe('The line.');
  expect(stored()).toBeNull();
});

test('only the fields of the enquiry are stored', () => {
  const { name, field, store } = open();
  type(name, 'Ada');
  field('topic').value = 'spam';
  document.querySelectorAll('textarea')[1]?.append('answer');
  store();
  expect(Object.keys(JSON.parse(stored() ?? ''))).toEqual(['name', 'description']);
});

test.each([
  ['untouched', () => undefined],
  [
    'has only the line of a link',
    ({ description }: ReturnType<typeof open>) => {
      description.value = 'The line.\n';
      description.dataset.line = 'The line.';
    },
  ],
])('nothing is stored if the form is left and %s', (_, change) => {
  change(open());
  leave();
  expect(stored()).toBeNull();
});

test('a hidden page stores the text, and the next character or a send removes it again', () => {
  const { name, form } = open();
  type(name, 'Ada');
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const hide = () => document.dispatchEvent(new Event('visibilitychange'));
  hide();
  expect(stored()).toContain('Ada');
  type(name, 'Ada L');
  expect(stored()).toBeNull();
  hide();
  form.reset();
  expect(stored()).toBeNull();
  isHidden.mockReturnValue(false);
  hide();
  expect(stored()).toBeNull();
});

test('a page that the browser has kept shows the text of a later page, or that it was sent', () => {
  const { name, form } = open();
  type(name, 'Ada');
  leave();
  sessionStorage.setItem('draft', JSON.stringify({ name: { value: 'Eva' } }));
  comeBack();
  expect(name.value).toBe('Eva');
  leave();

  form.reset();
  leave();
  name.value = 'Ada';
  comeBack();
  expect(name.value).toBe('');
});

test('a prerendered page takes the text when it is shown', () => {
  const first = open();
  type(first.name, 'Ada');
  leave();
  Object.assign(document, { prerendering: true });
  const { name } = open();
  expect(name.value).toBe('');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(name.value).toBe('Ada');
  Object.assign(document, { prerendering: false });
});

test('the caller learns that typed text cannot be stored', () => {
  const { name, store } = open();
  expect(store()).toBe(true);
  blockStorage();
  expect(store()).toBe(true);
  type(name, 'Ada');
  expect(store()).toBe(false);
});

test('whatever the session contains, the form opens', () => {
  const entry = fc.record({ value: fc.jsonValue(), line: fc.jsonValue() });
  const draft = fc
    .record({ name: fc.oneof(entry, fc.jsonValue()), topic: entry })
    .map((value) => JSON.stringify(value));
  fc.assert(
    fc.property(fc.oneof(draft, fc.json(), fc.string()), (content) => {
      sessionStorage.setItem('draft', content);
      const { field } = open();
      expect(field('topic').value).toBe('');
      expect(stored()).toBeNull();
    }),
  );
});
