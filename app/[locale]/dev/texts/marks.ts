/** Number and element of each text on the page, by its key. */
export type Places = ReadonlyMap<string, { readonly number: number; readonly element: Element }>;

const spokenAttributes = ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title'];

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** All texts of a page, each with its element, in document order: also titles, labels and alternative texts. */
function sayings(page: Document): { text: string; element: Element }[] {
  const description = page.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
  const found: { text: string; element: Element }[] = [
    { text: folded(page.title), element: page.head },
    { text: folded(description), element: page.head },
  ];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE && node.parentElement) {
      found.push({ text: folded(node.nodeValue ?? ''), element: node.parentElement });
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      const element = node as Element;
      for (const name of spokenAttributes) {
        found.push({ text: folded(element.getAttribute(name) ?? ''), element });
      }
    }
  }
  return found.filter(({ text, element }) => text !== '' && !element.closest('script, style'));
}

function placeBadge(page: Document, element: Element, number: number): void {
  if (element === page.head) return; // For search engines and the window's title.
  const box = element.getBoundingClientRect();
  const badge = page.createElement('span');
  badge.textContent = String(number);
  badge.dataset.textMark = '';
  const { scrollX = 0, scrollY = 0 } = page.defaultView ?? {};
  badge.style.cssText = `position: absolute; z-index: 90; left: ${Math.max(box.left + scrollX - 8, 0)}px; top: ${Math.max(box.top + scrollY - 10, 0)}px; padding: 0 5px; border-radius: 4px; background: #1c4e80; color: #fff; font: 12px/18px system-ui; pointer-events: none`;
  page.body.append(badge);
}

/** Finds each text on the page and puts its number there. Texts that the page does not show are left out. */
export function markTexts(
  page: Document,
  rows: readonly { readonly key: string; readonly pieces: readonly string[] }[],
): Places {
  for (const old of page.querySelectorAll('[data-text-mark]')) old.remove();
  for (const details of page.querySelectorAll('main details')) details.setAttribute('open', '');
  const said = sayings(page);
  const places = new Map<string, { number: number; element: Element }>();
  for (const { key, pieces } of rows) {
    const [first] = [...pieces].sort((a, b) => b.length - a.length).map(folded);
    if (!first) continue;
    const whole = said.find(({ text }) => text === first);
    // A short word occurs in many sentences.
    const part = first.length > 8 ? said.find(({ text }) => text.includes(first)) : undefined;
    const place = whole ?? part;
    if (!place) continue;
    const number = places.size + 1;
    places.set(key, { number, element: place.element });
    placeBadge(page, place.element, number);
  }
  return places;
}

/** Scrolls to a text and highlights it for a moment. */
export function show(element: Element | undefined): void {
  element?.scrollIntoView({ block: 'center' });
  element?.animate([{ outline: '4px solid #f2a31b' }, { outline: '4px solid transparent' }], 2500);
}
