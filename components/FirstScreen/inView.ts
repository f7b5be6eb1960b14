/** How far below the window's lower edge a section still counts, in heights of the window: words differ in length. */
const margin = 0.25;

let sections: number | null = null;

/**
 * Remembers, right before a language switch, how many sections of the page reach from its top to the lower edge of the
 * window: all that can be seen, with all that holds it in its place.
 */
export function rememberSectionsInView(): void {
  const all = [...document.querySelectorAll('main > *')];
  const edge = innerHeight * (1 + margin);
  const inView = all.filter((section) => section.getBoundingClientRect().top < edge);
  // With the last section the footer comes into view as well.
  sections = inView.length < all.length ? inView.length : null;
}

/** How many sections a language switch that is under way is to render first; null for all. */
export function sectionsInView(): number | null {
  return sections;
}

export function forgetSectionsInView(): void {
  sections = null;
}
