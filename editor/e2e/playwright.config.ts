import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browserTests/browser';
import { hasProxy, publicName } from './proxy';

const port = Number(process.env.PORT ?? 4223);

/** Tests of the editor on their own development server: `npm test editor`. */
export default defineConfig({
  testDir: '.',
  // It needs nginx and openssl.
  testIgnore: hasProxy ? [] : 'forwarded.spec.ts',
  outputDir: '../../test-results/editor',
  // All tests change the same files.
  workers: 1,
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // The server compiles a page at its first request.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [...browserArguments, `--host-resolver-rules=MAP ${publicName} 127.0.0.1`],
    },
  },
  webServer: {
    command: 'tsx editor/e2e/site.ts',
    cwd: '../..',
    // The editor works at the root, also if builds are for a path of their host.
    env: {
      PORT: String(port),
      EDITOR_HOST: `${publicName}:${port + 1}`,
      NEXT_PUBLIC_BASE_PATH: '/below',
    },
    url: `http://127.0.0.1:${port}/favicon.ico`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
