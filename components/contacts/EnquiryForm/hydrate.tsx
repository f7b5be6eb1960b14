/*
 * The script of the form. It hydrates the form in its own container, which is the only React in the browser. Translators
 * and password managers change a form before React comes (react/react#32557, vercel/next.js#51816), and React then
 * renders it anew. This script restores what was typed, the selection and the focus, before the browser paints.
 */
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.client';
import { formControl } from './enquiry';
import { fields } from './fields';
import { enter, isBusy, needsScript } from './states';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Passes what was typed before React loaded to the form's control. The returned function restores the focus and the
 * selection.
 */
function remember(container: HTMLElement): () => void {
  for (const { name } of fields) {
    const field = container.querySelector<Field>(`#${name}`);
    if (field) formControl.setValue(name, field.value);
  }
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
  // The script has come too late: the loader sends the form.
  if (!needsScript(container)) return;
  const wasPressed = isBusy(container);
  const props = JSON.parse(container.dataset.props ?? '') as EnquiryFormProps;
  const putBack = remember(container);
  // React must find the form as the server has rendered it. All this happens at once, so nothing can be pressed or typed
  // in between.
  enter(container, 'idle');
  // React reports a form that it renders anew, but here that is not an error.
  flushSync(() =>
    hydrateRoot(container, <EnquiryForm {...props} />, { onRecoverableError: () => undefined }),
  );
  putBack();
  if (wasPressed) container.querySelector('form')?.requestSubmit();
}

const container = document.querySelector<HTMLElement>('[data-enquiry]');
if (container) hydrate(container);
