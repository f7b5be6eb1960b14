import { renderHook } from '@testing-library/react';
import { usePage } from './page';

/** A page with a panel, of which one element takes files. @returns the files that were dropped on it */
function show(): readonly File[] {
  const taken: File[] = [];
  document.body.innerHTML = '<p id="text"></p><p id="picture"></p><site-editor></site-editor>';
  const panel = document.querySelector('site-editor')?.attachShadow({ mode: 'open' });
  if (panel) panel.innerHTML = '<p></p><input type="file">';
  renderHook(() =>
    usePage(true, {
      point: () => undefined,
      choose: () => undefined,
      drop(on, file) {
        if (file && on.id === 'picture') taken.push(file);
        return on.id === 'picture';
      },
    }),
  );
  return taken;
}

const inPanel = (selector: string) =>
  document.querySelector('site-editor')?.shadowRoot?.querySelector(selector);

/** Drops a file or a text. @returns whether the browser does with it what it does on any page */
function drop(on: Element | null | undefined, types: readonly string[]): boolean {
  const files = types.includes('Files') ? [new File([], 'yard.jpg')] : [];
  const event = (type: string) =>
    Object.assign(new Event(type, { bubbles: true, cancelable: true, composed: true }), {
      dataTransfer: { types, files, dropEffect: 'copy' },
    });
  return ['dragover', 'drop'].map((type) => on?.dispatchEvent(event(type))).includes(true);
}

test('the browser opens no file that is dropped beside the picture, on the page or in the panel', () => {
  const taken = show();
  expect(drop(document.querySelector('#text'), ['Files'])).toBe(false);
  expect(drop(inPanel('p'), ['Files'])).toBe(false);
  expect(taken).toHaveLength(0);
  expect(drop(document.querySelector('#picture'), ['Files'])).toBe(false);
  expect(taken).toHaveLength(1);
});

test('the browser gives a file to the input for it, and moves text that is dragged', () => {
  show();
  expect(drop(inPanel('input'), ['Files'])).toBe(true);
  expect(drop(inPanel('p'), ['text/plain'])).toBe(true);
});
