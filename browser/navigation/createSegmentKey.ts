/*
 * Replaces Next's module of the same name in the browser (`resolveAlias` in next.config.mjs). React keys decide what a
 * navigation keeps: these ignore the language, so a switch of language updates the document instead of replacing it.
 * scripts/export/routerAlias.ts looks for "any-locale" in the exported scripts: the build fails when the alias has no effect.
 */

/** A route segment as Next's router holds it: a name, or the name, value and kind of a dynamic one. */
type Segment = string | readonly [name: string, value: string, kind: string, ...rest: unknown[]];

/** React key of a segment's subtree: Next's own, except for the value of `locale`. */
export function createSegmentKey(segment: Segment): string {
  if (typeof segment === 'string') return segment;
  const [name, value, kind] = segment;
  return `${name}|${name === 'locale' ? 'any-locale' : value}|${kind}`;
}

/**
 * React key of the page's title and metadata: the page, in any language. With one key the title changes together with the
 * text; with two, React removes the old title first and renders the new one later.
 */
export function createHeadKey(varyPath: { readonly value: string }): string {
  return varyPath.value;
}
