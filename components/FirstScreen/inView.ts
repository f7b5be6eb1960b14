let sections: number | null = null;

/**
 * Remembers, right before a language switch, how many sections of the page reach from its top to the lower edge of the
 * window: all that can be seen, with all that holds it in its place. Should the new words be shorter, what is missing for
 * a frame is the empty head of the next section.
 */
export function rememberSectionsInView(): void {
  const all = [...document.querySelectorAll('main > *')];
  const inView = all.filter((section) => section.getBoundingClientRect().top < innerHeight);
  // With the last section the footer comes into view as well.
  sections = inView.length < all.length ? inView.length : null;
}

/** How many sections a language switch that is under way is to render first; null for all. */
export function sectionsInView(): number | null {
  return sections;
}

/** Once they are rendered, or another page is in their place: the next page is rendered at once. */
export function forgetSectionsInView(): void {
  sections = null;
}
