/** Id of the list of the runtime's scripts: scripts/export/deferRuntime.ts writes it, browser/early/loadRuntime.ts reads it. */
export const runtimeListId = 'runtime';

/** An entry of that list. The integrity is that of the `integrity` attribute: browsers run no script whose bytes differ. */
export type RuntimeScript = readonly [url: string, integrity: string];
