/** The link that a click asks to follow in this tab; null when the browser, or an earlier listener, acts on the click. */
export function clickedLink(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return null;
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
}
