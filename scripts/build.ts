/**
 * Builds the site into `out/`: checks the messages, makes the assets, exports, finishes the export.
 *
 * `tsx scripts/build.ts --for-tests` builds into `out-test/` with made-up EmailJS ids, so that the test run neither needs
 * the owner's ids nor touches the owner's build; and with the pages in the pseudo-language, below `/en-XA/`. With
 * `--under-sub-path` as well, it builds what is served under a sub-path, into a folder of its own, from the assets that are
 * there.
 */
import './lib/environment';
import { afterExport, beforeExport, exportSteps } from './lib/buildSteps';
import { run } from './lib/run';
import { subPath, subPathFolder, testFolder } from './lib/testBuilds';

const forTests = process.argv.includes('--for-tests');
const underSubPath = forTests && process.argv.includes('--under-sub-path');
const folder = underSubPath ? subPathFolder : forTests ? testFolder : 'out';
const env: Record<string, string> = {
  EXPORT_FOLDER: folder,
  NEXT_TELEMETRY_DISABLED: '1',
  ...(forTests && {
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_under_test',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_under_test',
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key_under_test',
    NEXT_PUBLIC_SITE_URL: 'https://www.izgrev.example',
    WITH_PSEUDO_LOCALE: underSubPath ? '' : '1',
    NEXT_PUBLIC_RECAPTCHA_SITE_KEY: '',
    NEXT_PUBLIC_BASE_PATH: underSubPath ? subPath : '',
  }),
};

const steps = [
  ...(underSubPath ? [] : beforeExport),
  ...exportSteps(folder),
  ...(forTests ? [] : afterExport),
];
for (const [command, ...args] of steps) run(command, args, env);
