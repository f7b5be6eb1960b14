import { goOnWithEnter } from './enterKey';
import { fields } from './fields';

const submitted = jest.fn((event: Event) => event.preventDefault());

beforeEach(() => {
  submitted.mockClear();
  const controls = fields.map(({ name, type }) =>
    type === 'textarea'
      ? `<textarea id="${name}"></textarea>`
      : `<input id="${name}" type="${type}">`,
  );
  document.body.innerHTML = `<div><form>${controls.join('')}<button id="send"></button></form></div>`;
  const [form] = document.forms;
  form?.addEventListener('submit', submitted);
  goOnWithEnter(document.querySelector('div') as HTMLElement);
});

/** Presses Enter; returns whether the browser's default action is prevented, and the field with the focus then. */
function enter(id: string, options: KeyboardEventInit = {}): [boolean, string | undefined] {
  const field = document.getElementById(id);
  field?.focus();
  const event = new KeyboardEvent('keydown', {
    key: 'Enter',
    bubbles: true,
    cancelable: true,
    ...options,
  });
  field?.dispatchEvent(event);
  return [event.defaultPrevented, document.activeElement?.id];
}

test('Enter goes from field to field, and is a line end in the description', () => {
  const names = fields.map(({ name }) => name);
  const lines = fields.filter(({ type }) => type !== 'textarea');
  for (const [index, { name }] of lines.entries())
    expect(enter(name)).toEqual([true, names[index + 1]]);
  expect(enter('description')).toEqual([false, 'description']);
  expect(enter('send')).toEqual([false, 'send']);
  expect(submitted).not.toHaveBeenCalled();
});

test.each(['ctrlKey', 'metaKey'])('with %s it sends from every field', (key) => {
  for (const { name } of fields) expect(enter(name, { [key]: true })).toEqual([true, name]);
  expect(submitted).toHaveBeenCalledTimes(fields.length);
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'it is left to an input method that ends a composition with it: %j',
  (options) => {
    expect(enter('name', options)).toEqual([false, 'name']);
  },
);
