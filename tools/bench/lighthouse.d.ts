/** The part of Lighthouse that the bench uses, so that the root's type check needs no package of tools/. */
declare module 'lighthouse' {
  interface Result {
    readonly audits: Readonly<
      Record<string, { readonly numericValue?: number; readonly details?: unknown }>
    >;
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: 'error'; output: 'json'; onlyCategories: string[] },
  ): Promise<{ readonly lhr: Result } | undefined>;
}
