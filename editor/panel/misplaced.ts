/*
 * Whether texts fit in their places. The editor warns of what these functions find in its previews, and the layout tests
 * allow none of it on any page. They run inside a page, so they must not use anything from outside.
 */

/** A text or control that is not as it should be in its place. */
export interface Misplaced {
  readonly kind:
    | 'sides' // beyond the sides of the window
    | 'cut'
    | 'over' // over another text
    | 'manyLines'
    | 'headingBelow'
    | 'buttonBelow';
  /** The text, both texts, or the beginning of the control's HTML. */
  readonly text: string;
}

/**
 * The first screens of a phone, a tablet and a computer, in CSS px, and the most lines of a heading there that can be
 * read at a glance.
 */
export const firstScreens = [
  { width: 360, height: 800, mostLines: 6 },
  { width: 768, height: 1024, mostLines: 4 },
  { width: 1440, height: 900, mostLines: 4 },
] as const;

/**
 * Finds texts and controls beyond the sides of the window, texts that are cut off, and texts that overlap. It ignores
 * visually hidden text and areas that scroll.
 */
export function misplaced(
  { lettering, overlaps }: Record<'lettering' | 'overlaps', boolean>,
  page = document,
): Misplaced[] {
  const { clientWidth } = page.documentElement;
  // On the widest screens, a number is closer to the lines below it without overlapping them.
  const ofDrawings = clientWidth > 1440 ? 0.2 : 0.12;
  const found: Misplaced[] = [];
  const lines: { name: string; box: DOMRect }[] = [];
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

  const things: { name: string; place: Element | Range; parent: Element | null }[] = [];
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const place = page.createRange();
    place.selectNodeContents(text);
    const name = text.nodeValue?.trim();
    if (name) things.push({ name, place, parent: text.parentElement });
  }
  const controls = ':is(a, button, input, textarea, summary):not([tabindex="-1"])';
  for (const place of page.querySelectorAll(controls))
    things.push({ name: place.outerHTML.slice(0, 80), place, parent: place.parentElement });

  for (const { name, place, parent } of things) {
    // `instanceof` would fail, because the ranges of a preview belong to another window.
    const isText = 'startContainer' in place;
    const shown = isText ? parent : place;
    if (!parent || !shown?.checkVisibility({ visibilityProperty: true })) continue;
    const around: { style: CSSStyleDeclaration; outer: DOMRect }[] = [];
    for (let node = parent; node !== page.body; node = node.parentElement ?? page.body)
      around.push({ style: getComputedStyle(node), outer: node.getBoundingClientRect() });
    // Visually hidden text is a pixel wide.
    if (around.some(({ style, outer }) => outer.width === 1 || /auto|scroll/.test(style.overflowX)))
      continue;
    const drawing = parent.closest('svg:not(svg svg)');
    if (drawing && !lettering) continue;
    const isOrnament = !drawing && parent.closest('[aria-hidden=true]');
    // In a drawing, the box of a letter includes some space around it.
    const slack = drawing ? 1.5 : 1;
    for (const line of place.getClientRects()) {
      const isBeyond = line.left < -slack || line.right > clientWidth + slack;
      if (isBeyond && line.width > 1 && !isOrnament) found.push({ kind: 'sides', text: name });
      if (!isText) continue;
      // The boxes of tightly set lines overlap, but their middles do not.
      const inset = line.height * (drawing ? ofDrawings : 0.35);
      const box = new DOMRect(line.x, line.y + inset, line.width, line.height - 2 * inset);
      for (const { style, outer } of around) {
        const cutsSide = line.left < outer.left - slack || line.right > outer.right + slack;
        const cutsHeight = !drawing && (box.top < outer.top || box.bottom > outer.bottom);
        if ((cuts(style.overflowX) && cutsSide) || (cuts(style.overflowY) && cutsHeight))
          found.push({ kind: 'cut', text: name });
      }
      for (const other of lines) {
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (overlaps && wide > 1 && high > 0)
          found.push({ kind: 'over', text: `${name} / ${other.name}` });
      }
      lines.push({ name, box });
    }
  }
  return [...new Map(found.map((one) => [`${one.kind} ${one.text}`, one])).values()];
}

/**
 * Finds what is too large for the first screen: headings of too many lines, and a main heading, or a button or link below
 * it, that ends below the screen.
 */
export function oversized(mostLines: number, page = document): Misplaced[] {
  const range = page.createRange();
  const lines = (heading: Element) => {
    range.selectNodeContents(heading);
    let count = 0;
    let bottom = -Infinity;
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    for (const box of boxes.toSorted((a, b) => a.top - b.top)) {
      // Tightly set lines overlap a little.
      if (box.top > bottom - box.height / 2) count += 1;
      bottom = Math.max(bottom, box.bottom);
    }
    return count;
  };
  // Visually hidden text is a pixel wide.
  const isShown = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
  const shown = (selector: string) => [...page.querySelectorAll(selector)].filter(isShown);
  const found: Misplaced[] = [];

  for (const one of shown('h1, h2, h3'))
    if (lines(one) > mostLines) found.push({ kind: 'manyLines', text: one.textContent.trim() });

  const [heading] = shown('h1');
  const button = shown('main :is(a[href], button)').find(
    (one) => heading && heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const { innerHeight, scrollY } = page.defaultView ?? window;
  const isBelow = (one: Element) => one.getBoundingClientRect().bottom + scrollY > innerHeight;
  if (heading) {
    range.setStartBefore(heading);
    range.setEndAfter(button ?? heading);
    const text = range.toString();
    if (isBelow(heading)) found.push({ kind: 'headingBelow', text });
    if (button && isBelow(button)) found.push({ kind: 'buttonBelow', text });
  }
  return found;
}
