import { chromiumArguments } from '@/e2e/lib/projects';
import { phone } from '@/e2e/lib/screens';

const { WHOLE_CHROMIUM_PATH: executablePath } = process.env;

/** For tests of what the headless shell has not: the back/forward cache, and autofill. */
export const wholeChromium = {
  ...phone,
  contextOptions: { reducedMotion: 'no-preference' as const },
  // With `headless: true` Playwright would start the headless shell.
  headless: false,
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...chromiumArguments, '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
};
