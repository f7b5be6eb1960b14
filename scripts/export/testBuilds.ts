import { deliveryEnvironment } from '@/components/contacts/EnquiryForm/deliveryFixture';

/** Folder of the build that `npm start` shows. */
export const previewFolder = 'out-preview';

/** Folder of the build for the browser tests. */
export const testFolder = 'out-test';

/** Settings of that build. They replace the owner's, because tests must not depend on those. */
export const testSettings = {
  ...deliveryEnvironment,
  // The address is then the company's website.
  NEXT_PUBLIC_SITE_URL: '',
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: '',
  NEXT_PUBLIC_BASE_PATH: '',
  STAGING: '',
} as const;
