/** The folders of the builds that the end-to-end tests are run on. */
export const testFolder = 'out-test';
export const subPathFolder = 'out-test-sub-path';

/** Where the second one is served: the pages of a project on GitHub Pages stand under its name. */
export const subPath = '/izgrev';
