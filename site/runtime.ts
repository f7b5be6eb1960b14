/** Id of the list of the runtime's scripts: scripts/export/deferRuntime.ts writes it, browser/early/loadRuntime.ts reads it. */
export const runtimeListId = 'runtime';
