/*
 * The script of the form. It hydrates the form in its own container, which is the only React in the browser. If others
 * have changed the form (a translator, a password manager), React renders it anew. This script then restores what was
 * typed, the selection and the focus, before the browser paints.
 */
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { empty, formControl } from './enquiry';
import { Form, type FormProps } from './Form.client';
import type { FieldName } from './fields';
import { setBusy } from './sending';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Passes what was typed before React loaded to the form's control. The returned function restores the focus and the
 * selection.
 */
function remember(container: HTMLElement): () => void {
  for (const field of container.querySelectorAll<Field>(':is(input, textarea)[id]'))
    if (field.id in empty) formControl.setValue(field.id as FieldName, field.value);
  const focused = document.activeElement as Field | null;
  return () => {
    if (!focused || focused.isConnected) return;
    const field = document.getElementById(focused.id) as Field | null;
    field?.focus({ preventScroll: true });
    const { selectionStart, selectionEnd, selectionDirection } = focused;
    // The selection is null for e-mail addresses and numbers. Their caret is then at the end.
    if (typeof selectionStart === 'number')
      field?.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
  };
}

function hydrate(container: HTMLElement): void {
  const { enquiry: state } = container.dataset;
  // The script has come too late: the loader sends the form, or has begun to.
  if (state !== 'waiting' && state !== 'pressed') return;
  const props = JSON.parse(container.dataset.props ?? '') as FormProps;
  const putBack = remember(container);
  // Hydrates at once, so that nothing can be typed in between. React reports a form that it renders anew, but here that
  // is not an error.
  flushSync(() =>
    hydrateRoot(container, <Form {...props} />, { onRecoverableError: () => undefined }),
  );
  putBack();
  container.dataset.enquiry = 'alive';
  setBusy(container, false);
  if (state === 'pressed') container.querySelector('form')?.requestSubmit();
}

const container = document.querySelector<HTMLElement>('[data-enquiry]');
if (container?.dataset.composing === 'true')
  // Otherwise the input method would lose the letters that it is composing.
  container.addEventListener('compositionend', () => setTimeout(hydrate, 0, container), {
    once: true,
  });
else if (container) hydrate(container);
