import nextJest from 'next/jest.js';

// Tests name English sentences, whatever the language of the system is.
process.env.TOOLS_LANGUAGE = 'en';

const createJestConfig = nextJest({ dir: './' });

const left = ['out', '.next/', '.cache/'].map((folder) => `<rootDir>/${folder}`);

const config = createJestConfig({
  // The spies of a failed test must not affect the next one.
  restoreMocks: true,
  modulePathIgnorePatterns: left,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
  },
});

/** What all tests have, those of the static suite too. */
export async function common() {
  return {
    ...(await config()),
    // next-intl and its parts, and get-port, are published as ES modules only, which jest does not load without a transform.
    transformIgnorePatterns: [
      '/node_modules/(?!(next-intl|use-intl|intl-messageformat|@formatjs|icu-minify|get-port)/)',
      '^.+\\.module\\.css$',
    ],
  };
}

/** Modules that run without a browser. Modules of other folders, and files with the extension .tsx, have a document. */
const withoutBrowser = [
  '<rootDir>/{content,i18n,scripts,site,solar,tools}/**/*.test.ts',
  '<rootDir>/editor/{*,server/*}.test.ts',
];

export default async function jestConfig() {
  const testPathIgnorePatterns = ['<rootDir>/e2e/', '<rootDir>/editor/e2e/', ...left];
  const project = { ...(await common()), testPathIgnorePatterns };
  return {
    // Jest leaves one core free; of two that would be half.
    maxWorkers: '100%',
    // In ms. No test leaves a handle open, but a worker ends only when the system has freed its memory, which can be 1
    // GB. On a busy machine this takes longer than Jest's 500 ms.
    workerGracefulExitTimeout: 10_000,
    // In ms: tests that start git or an encoder wait for a busy machine.
    testTimeout: 30_000,
    projects: [
      {
        ...project,
        displayName: 'node',
        testEnvironment: 'node',
        testMatch: withoutBrowser,
      },
      {
        ...project,
        displayName: 'document',
        testEnvironment: 'jsdom',
        setupFilesAfterEnv: ['<rootDir>/components/testing/setup.ts'],
        testMatch: [
          '<rootDir>/{app,browser,components}/**/*.test.ts',
          '<rootDir>/editor/panel/*.test.ts',
          '<rootDir>/**/*.test.tsx',
        ],
      },
    ],
  };
}
