/**
 * Builds the site into `out/`: checks the messages, makes the assets, exports, finishes the export.
 *
 * `tsx scripts/build.ts --for-tests` builds into `out-test/` with made-up EmailJS ids, so that the test run neither needs
 * the owner's ids nor touches the owner's build; and with the pages in the pseudo-language, below `/en-XA/`.
 */
import nextEnv from '@next/env';
import { run } from './lib/run';

// As Next does it, for the steps around it: .env.local and its kind.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });

const forTests = process.argv.includes('--for-tests');
const folder = forTests ? 'out-test' : 'out';
const env: Record<string, string> = {
  EXPORT_FOLDER: folder,
  NEXT_TELEMETRY_DISABLED: '1',
  ...(forTests && {
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_under_test',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_under_test',
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key_under_test',
    NEXT_PUBLIC_SITE_URL: 'https://www.izgrev.example',
    WITH_PSEUDO_LOCALE: '1',
    NEXT_PUBLIC_RECAPTCHA_SITE_KEY: '',
  }),
};

run('tsx', ['scripts/messages.ts'], env);
run('npm', ['run', '--silent', 'assets'], env);
run('next', ['build'], env);
run('tsx', ['scripts/finish-export.ts', folder], env);
