/*
 * Stands in for Next's module of the same name in the browser (`resolveAlias` in next.config.mjs). React keys decide what a
 * navigation keeps: these ignore which language it is, so a switch of language updates the document instead of replacing it.
 * The finishing step looks for "any-locale" in the exported scripts, to see that the alias has taken hold.
 */

/** A route segment as Next's router holds it: a name, or the name, value and kind of a dynamic one. */
type Segment = string | readonly [name: string, value: string, kind: string, ...rest: unknown[]];

/** React key of a segment's subtree: Next's own, but for the value of `locale`. */
export function createSegmentKey(segment: Segment): string {
  if (typeof segment === 'string') return segment;
  const [name, value, kind] = segment;
  return `${name}|${name === 'locale' ? 'any-locale' : value}|${kind}`;
}

/**
 * React key of the page's title and metadata: the page, in any language. The new ones then come with the new words; under
 * another key React takes the old title away first and renders the new one later.
 */
export function createHeadKey(varyPath: { readonly value: string }): string {
  return varyPath.value;
}
