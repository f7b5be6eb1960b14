/*
 * Keeps the text of an enquiry, however the visitor leaves its page and comes back: by a link, a flag, Back, Reload, or
 * after an error page. The text is in the fields while the page is open. When the page is left or hidden, it is also
 * put into session storage, and the next page with the form in the same tab takes it out. What is sent is not kept.
 */
import { setControl } from '@/browser/setControl';
import { readSession, writeSession } from '@/browser/store';
import { whenActivated } from '@/browser/whenActivated';
import { type FieldName, fields } from './fields';

interface Entry {
  readonly value: string;
  /** The line that the form itself has written into the field (useFirstLine.ts). */
  readonly line?: string;
}

type Draft = Partial<Record<FieldName, Entry>>;

/** Removes the stored draft, and returns it. It is empty if there is none, or if it cannot be read. */
function takeDraft(): Draft {
  const stored = readSession('draft');
  if (stored === null) return {};
  writeSession('draft', null);
  try {
    // Whatever is stored, this gives an object.
    return Object(JSON.parse(stored)) as Draft;
  } catch {
    return {};
  }
}

/**
 * Puts the draft of this tab into the form, and stores the form's text whenever the page is left or hidden.
 *
 * @returns a function that stores the text at once. It returns false if there is text that the browser cannot store.
 */
export function keepDraft(container: HTMLElement): () => boolean {
  /** Whether the form has had a text. An empty form then replaces an older text of the same page in the history. */
  let isUsed = false;

  const controls = () =>
    fields.flatMap(({ name }) => {
      const control = container.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${name}`);
      return control ? [{ name, control }] : [];
    });

  const restore = () => {
    const draft = takeDraft();
    isUsed ||= Object.keys(draft).length > 0;
    for (const { name, control } of controls()) {
      const entry = draft[name];
      if (typeof entry?.value !== 'string') continue;
      if (entry.line) control.dataset.line = entry.line;
      setControl(control, entry.value);
    }
  };

  const store = () => {
    const draft: Draft = {};
    let isTyped = false;
    for (const { name, control } of controls()) {
      const { line } = control.dataset;
      draft[name] = { value: control.value, ...(line && { line }) };
      isTyped ||= control.value.replace(line ?? '', '').trim() !== '';
    }
    if (!isTyped && !isUsed) return true;
    return writeSession('draft', JSON.stringify(draft)) || !isTyped;
  };

  whenActivated(restore);
  // Also after Back to a page that the browser has kept in memory, because the text may have changed on a later page.
  addEventListener('pageshow', ({ persisted }) => persisted && restore());
  addEventListener('pagehide', store);
  // A phone may end a hidden page without any other event.
  document.addEventListener('visibilitychange', () => document.hidden && store());
  // What was stored is older than what is typed next, or has been sent.
  for (const type of ['input', 'reset'])
    container.addEventListener(type, () => {
      isUsed = true;
      writeSession('draft', null);
    });
  return store;
}
