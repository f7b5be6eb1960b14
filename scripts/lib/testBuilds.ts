import { deliverySettings } from '@/components/testing/delivery';

/** Folder of the build that `npm start` shows. */
export const previewFolder = 'out-preview';

/** Folders of the builds for the browser tests. */
export const testFolder = 'out-test';
export const subPathFolder = 'out-test-sub-path';

/** Path under which the second build is served, because GitHub Pages serves the pages of a project under its name. */
export const subPath = '/izgrev';

/** Settings of the first build. Tests must not depend on the owner's values. */
export const testSettings = {
  ...deliverySettings,
  // The company's own website.
  NEXT_PUBLIC_SITE_URL: '',
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: '',
  NEXT_PUBLIC_BASE_PATH: '',
} as const;

export const subPathSettings = {
  ...testSettings,
  NEXT_PUBLIC_BASE_PATH: subPath,
} as const;
