import { deliveryEnvironment } from '@/components/testing/delivery';

/** Folder of the build that `npm start` shows. */
export const previewFolder = 'out-preview';

/** Folders of the builds for the browser tests. */
export const testFolder = 'out-test';
export const subPathFolder = 'out-test-sub-path';

/** Path of the second build. (GitHub Pages serves the site of a project under a path, which is the project's name.) */
export const subPath = '/izgrev';

/** Settings of the first build. They replace the owner's, because tests must not depend on those. */
export const testSettings = {
  ...deliveryEnvironment,
  // The address is then the company's website.
  NEXT_PUBLIC_SITE_URL: '',
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: '',
  NEXT_PUBLIC_BASE_PATH: '',
  STAGING: '',
} as const;

export const subPathSettings = {
  ...testSettings,
  NEXT_PUBLIC_BASE_PATH: subPath,
} as const;
