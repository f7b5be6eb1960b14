import { fields } from './fields';

/**
 * Enter in a field of one line goes to the next field, as `enterkeyhint` says on the keyboards of phones. No field is
 * required, so the browser would send a form that the visitor has only begun. With Ctrl or Cmd, Enter sends from any
 * field. This works with and without React.
 */
export function goOnWithEnter(container: HTMLElement): void {
  container.addEventListener('keydown', (event) => {
    // Safari reports the key that has ended a composition after its end, with the code 229.
    if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229) return;
    const names: readonly string[] = [...fields.map(({ name }) => name), 'send'];
    const { id } = event.target as HTMLElement;
    const next = names[names.indexOf(id) + 1];
    if (id === 'send' || !names.includes(id)) return;
    if (event.ctrlKey || event.metaKey) container.querySelector('form')?.requestSubmit();
    else if (event.target instanceof HTMLInputElement)
      container.querySelector<HTMLElement>(`#${next}`)?.focus();
    else return;
    event.preventDefault();
  });
}
