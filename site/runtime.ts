/** Id of the list of the runtime's scripts, which the finishing step leaves in each page and the early script reads. */
export const runtimeListId = 'runtime';
