/** A text or control that is not as it should be in its place. */
export interface Misplaced {
  /** Beyond the sides of the window, cut off, or over another text. */
  readonly kind: 'sides' | 'cut' | 'over';
  /** The text, both texts, or the beginning of the control's HTML. */
  readonly text: string;
}

/**
 * Finds texts and controls beyond the sides of the window, texts that are cut off, and texts that overlap. It ignores
 * visually hidden text and areas that scroll. The editor checks its previews with this function, and the layout tests
 * check all pages. It runs inside a page, so it must not use anything from outside.
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
